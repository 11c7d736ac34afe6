/**
 * The countries whose flags pages can show, in the order in which /flags.svg has them, one below the other. New ones go
 * to the end: a browser may have an older copy of the picture.
 */
export const FLAGS =
  'al ar at au ba be bo br ca cd ch ci cl cn co cr cv cw cz de dk dz ec eg es fi fr gb-eng gb-sct ge gh hr ht hu ie iq ir it jm jo jp kr ma mx ng nl no nz pa pe ph pl pr pt py qa ro rs sa se si sk sn tn tr ua us uy uz ve vn za zm ae az bh gb hk id in mc my sg th'.split(
    ' ',
  );

/** The distance of a flag from the middle of the picture, in flag heights. */
export const flagPlace = (country: string) => FLAGS.length - 2 * FLAGS.indexOf(country) - 1;

export const FLAG_SHEET_URL = '/flags.svg';
