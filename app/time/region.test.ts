import { describe, expect, test } from 'vitest';
import type { DateOrder } from './preferences.ts';
import { regionStyle } from './region.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Without inhabitants, or no places at all: their language is a guess. */
const NOBODY = ['AC', 'AQ', 'CQ', 'EU', 'EZ', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'];

/** The main language of every region, such as `de-AT`; without those that `Intl` would replace by another. */
const locales = PAIRS.filter((region) => !NOBODY.includes(region) && NAMES.of(region) !== undefined)
  .map((region) => new Intl.Locale(`und-${region}`))
  .map((locale) => `${locale.maximize().language}-${locale.region}`)
  .filter((locale) => Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0);

const ORDERS = ['day', 'month', 'year'];
const parts = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatToParts(0);

type WeekLocale = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

function styleByIntl(locale: string) {
  const withWeek = new Intl.Locale(locale) as WeekLocale;
  const week = withWeek.getWeekInfo?.() ?? withWeek.weekInfo;
  return {
    hour12: new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12,
    dateOrder: parts(locale).find(({ type }) => ORDERS.includes(type))?.type,
    weekStart: week?.firstDay === 7 ? 'sunday' : 'monday',
  };
}

test('every region is as Intl says', () => {
  expect(locales.length).toBeGreaterThan(230);
  expect(locales.map((locale) => [locale, regionStyle(locale)])).toEqual(
    locales.map((locale) => [locale, styleByIntl(locale)]),
  );
});

describe('a language without its region', () => {
  const languages = [
    'ar',
    'bn',
    'da',
    'de',
    'el',
    'en',
    'es',
    'fil',
    'fr',
    'he',
    'hi',
    'hu',
    'id',
    'it',
    'ja',
  ]
    .concat(['ko', 'lt', 'lv', 'ms', 'nl', 'pl', 'pt', 'ru', 'sv', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'vi'])
    .concat(['zh', 'es-419']);
  test.each(languages)('%s', (language) => {
    expect(regionStyle(language)).toEqual(styleByIntl(language));
  });
});

describe('a second language of a region', () => {
  test.each(['fr-CA', 'en-GB', 'en-AU', 'en-IN', 'en-CA', 'en-PH', 'es-US', 'es-MX', 'zh-Hant-TW', 'en-ZA'])(
    '%s',
    (locale) => {
      expect(regionStyle(locale)).toEqual(styleByIntl(locale));
    },
  );
});

test.each<[string, DateOrder]>([
  // Intl knows no English of France, and writes it as in the United States.
  ['en-FR', 'day'],
  ['en-DE', 'day'],
  ['', 'day'],
])('%s writes the %s first', (locale, order) => {
  expect(regionStyle(locale).dateOrder).toBe(order);
});
