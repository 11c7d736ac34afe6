/** For tests: Parquet files in ESPN's layout and in the NHL's, of rows that say only what matters. */
import { parquetWriteBuffer } from 'hyparquet-writer';

type Cell = string | number | boolean | null;
type Row = Record<string, Cell>;

const ESPN: Row = {
  date: '2026-11-20T00:30Z',
  time_valid: true,
  neutral_site: false,
  notes_headline: '',
  type_abbreviation: 'STD',
  broadcast: '',
  venue_full_name: 'Example Arena',
  venue_address_city: 'Example City',
  status_type_name: 'STATUS_SCHEDULED',
  home_display_name: 'Arsenal',
  away_display_name: 'Chelsea',
  home_score: 101,
  away_score: 99,
  season: 2027,
  season_type: 2,
};
const NHL: Row = {
  game_type: 'R',
  game_time: '2026-11-20T00:00:00Z',
  game_state: 'FUT',
  season: 2027,
  home_team_abbr: 'Arsenal',
  away_team_abbr: 'Chelsea',
  venue: 'Example Arena',
  series_letter: null,
  playoff_round: null,
  series_game_number: null,
  home_score: 3,
};

export const espnFile = (...rows: Row[]) => parquetFile(rows.map((row) => ({ ...ESPN, ...row })));
export const nhlFile = (...rows: Row[]) => parquetFile(rows.map((row) => ({ ...NHL, ...row })));

export function parquetFile(rows: readonly Row[]): Uint8Array {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const data = rows.map((row) => row[name] ?? null);
    const sort = typeof data.find((cell) => cell !== null);
    const type =
      ({ string: 'STRING', number: 'INT32', boolean: 'BOOLEAN' } as const)[sort as 'string'] ?? 'STRING';
    return { name, data, type, nullable: true };
  });
  return new Uint8Array(parquetWriteBuffer({ columnData: columns }));
}
