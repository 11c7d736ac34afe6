/**
 * How a region writes times and dates and begins its weeks, by the language that the browser prefers. `Intl` knows as much,
 * but its first use takes a slow phone longer than all the rest that happens before the first paint.
 */
import type { BrowserPreferences, DateOrder, WeekStart } from './preferences.ts';

const wordsOf = (text: string) => new Set(text.split(' '));

/** Regions, and languages whose region is not said: `en`, of the United States. */
const TWELVE_HOURS = wordsOf(
  '419 AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CC CL CO CP CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT ' +
    'GU GY HK HM HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS ' +
    'PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM ' +
    'am ar bn dz ee el en fil gu hi km kn ko mi ml mr ms om or pa qu sd so sq ta te ti tl to ur yue',
);
const WEEK_FROM_SUNDAY = wordsOf(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR ' +
    'PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW ' +
    'af am bn dz en fil gu he hi id is iw ja km kn ko lo ml mr mt my ne om or pa pt sd sn ta te th ti tl ur xh yue zu',
);
const YEAR_FIRST_LANGUAGES = wordsOf('dz eu hu ja kk kl ko ky lt lv ml mn my ne rw si sn st yue zh');
const MONTH_FIRST_LANGUAGES = wordsOf('ee fil kn om or so ti tl xh zu');
/** English is written everywhere: only here, and where no region is said, with the month first. */
const ENGLISH_MONTH_FIRST = wordsOf('AS CA CP GU HM MH MP PH PR PW UM US VI en');
/** French Canada keeps the clock of France. */
const TWENTY_FOUR_HOURS = 'fr-CA';

/** @param language such as `en-US` or `zh-Hant-TW`, as in `navigator.language` */
export function regionStyle(language: string): Omit<BrowserPreferences, 'timeZone'> {
  const [name = '', ...subtags] = language.split('-');
  const region = subtags.find((tag) => /^([A-Z]{2}|\d{3})$/.test(tag)) ?? name;
  return {
    hour12: TWELVE_HOURS.has(region) && `${name}-${region}` !== TWENTY_FOUR_HOURS,
    dateOrder: dateOrderOf(name, region),
    weekStart: (WEEK_FROM_SUNDAY.has(region) ? 'sunday' : 'monday') satisfies WeekStart,
  };
}

/** Which of day, month and year is first, with the month in words: Germany the day, the United States the month. */
function dateOrderOf(language: string, region: string): DateOrder {
  if (YEAR_FIRST_LANGUAGES.has(language)) return 'year';
  const isMonthFirst =
    language === 'en' ? ENGLISH_MONTH_FIRST.has(region) : MONTH_FIRST_LANGUAGES.has(language);
  return isMonthFirst ? 'month' : 'day';
}
