/** A Parquet file as text, one game to a line. Only the columns that a format reads are unpacked: no score is among them. */
import { type FileMetaData, parquetMetadata, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { decodeText } from './decode-text.ts';
import { ImportError } from './import-error.ts';

/** The largest schedule, of college basketball, has 6,300. */
const MAX_ROWS = 20_000;
/** Unpacked, of the columns that are read. */
const MAX_UNPACKED_BYTES = 50_000_000;

const SIGNATURE = 'PAR1';

export async function parquetAsText(bytes: Uint8Array, columns: readonly string[]): Promise<string> {
  const signatureAt = (from: number, to?: number) => Buffer.from(bytes.slice(from, to)).toString('latin1');
  if (signatureAt(0, 4) !== SIGNATURE) {
    // For a web page, an archive or an empty file, that says what it is instead.
    decodeText(bytes);
    throw new ImportError('the file is not Parquet');
  }
  if (signatureAt(-4) !== SIGNATURE) throw new ImportError('the Parquet file is cut off');
  const file = new Uint8Array(bytes).buffer;
  try {
    const metadata = parquetMetadata(file);
    const wanted = wantedColumns(metadata, columns);
    rejectHuge(metadata, wanted);
    const rows = await parquetReadObjects({ file, metadata, columns: wanted, compressors });
    return rows.map((row) => JSON.stringify(row)).join('\n');
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`the Parquet file is damaged: ${error instanceof Error ? error.message : error}`);
  }
}

function wantedColumns({ schema }: FileMetaData, columns: readonly string[]): string[] {
  const present = new Set(schema.map(({ name }) => name));
  return columns.filter((column) => present.has(column));
}

function rejectHuge({ num_rows, row_groups }: FileMetaData, wanted: readonly string[]): void {
  if (num_rows > MAX_ROWS)
    throw new ImportError(`the Parquet file has ${num_rows} rows: no season has that many`);
  const sizes = row_groups.flatMap(({ columns }) =>
    columns.flatMap(({ meta_data: meta }) =>
      meta && wanted.includes(meta.path_in_schema.join('.')) ? Number(meta.total_uncompressed_size) : [],
    ),
  );
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_UNPACKED_BYTES)
    throw new ImportError(
      `the Parquet file is larger than ${MAX_UNPACKED_BYTES / 1_000_000} MB when it is unpacked`,
    );
}
