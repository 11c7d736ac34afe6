import { chromium } from 'playwright';

const base = 'http://localhost:4717';
const paths = (process.argv[2] ?? '/nfl,/nba,/soccer,/teams/arsenal,/').split(',');
const moment = process.argv[3] ?? '2026-11-15T23:30:00Z';
const zone = process.argv[4] ?? 'Europe/Berlin',
  locale = process.argv[5] ?? 'de-DE';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const c = await b.newContext({
  timezoneId: zone,
  locale,
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'block',
});
const p = await c.newPage();
p.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)));
p.on('pageerror', (e) => console.log('ERR', e.message.slice(0, 300)));
await p.addInitScript((now) => {
  const R = Date;
  globalThis.Date = new Proxy(R, {
    construct: (_, a) => Reflect.construct(R, a.length ? a : [now]),
    get: (t, k) => (k === 'now' ? () => now : Reflect.get(t, k)),
  });
}, Date.parse(moment));
await p.addInitScript(() => {
  window.commits = [];
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject() {
      return 1;
    },
    onCommitFiberRoot() {
      window.commits.push(Math.round(performance.now()));
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    checkDCE() {},
  };
  window.moved = [];
  new PerformanceObserver((l) => {
    for (const e of l.getEntries())
      window.moved.push([
        e.value.toFixed(4),
        e.sources
          .map((s) => (s.node?.nodeName ?? '') + ' ' + (s.node?.textContent ?? '').slice(0, 30))
          .join('|'),
      ]);
  }).observe({ type: 'layout-shift', buffered: true });
  const state = (e) =>
    ['first', 'today', 'live', 'over'].map((n) => (e.hasAttribute('data-' + n) ? n : '')).join(' ');
  document.addEventListener('DOMContentLoaded', () => {
    window.first = {
      times: new Map(
        [...document.querySelectorAll('time[data-form]')].map((e) => [
          e,
          e.outerHTML.replace(/ class="[^"]*"/, ''),
        ]),
      ),
      rows: new Map([...document.querySelectorAll('[data-until]')].map((e) => [e, state(e)])),
    };
  });
  window.check = () => {
    const propsOf = (e) => e[Object.keys(e).find((k) => k.startsWith('__reactProps'))];
    const out = [];
    let n = 0,
      kept = 0,
      rows = 0;
    for (const e of document.querySelectorAll('time[data-form]')) {
      n++;
      const pr = propsOf(e);
      if (!pr) {
        out.push('no props ' + e.outerHTML);
        continue;
      }
      if (e.textContent !== pr.children)
        out.push(['react', e.dataset.form, e.dateTime, e.textContent, pr.children].join(' | '));
      const was = window.first.times.get(e);
      if (was !== undefined) {
        kept++;
        const is = e.outerHTML.replace(/ class="[^"]*"/, '');
        if (was !== is) out.push('changed ' + was + ' -> ' + is);
      }
    }
    for (const e of document.querySelectorAll('[data-until]')) {
      rows++;
      const pr = propsOf(e);
      const r = ['first', 'today', 'live', 'over']
        .map((k) => (pr['data-' + k] !== undefined ? k : ''))
        .join(' ');
      const is = state(e);
      if (is !== r) out.push('row react ' + is + ' / ' + r + ' ' + e.outerHTML.slice(0, 160));
      const was = window.first.rows.get(e);
      if (was !== undefined && was !== is) out.push('row changed ' + was + ' -> ' + is);
    }
    return {
      n,
      kept,
      rows,
      commits: window.commits,
      moved: window.moved,
      out: out.slice(0, 12),
      total: out.length,
    };
  };
});
for (const path of paths) {
  const t = Date.now();
  await p.goto(base + path);
  await p.waitForSelector('html[data-hydrated]');
  await p.waitForTimeout(300);
  const r = await p.evaluate(() => window.check());
  console.log(path, JSON.stringify(r, undefined, 1).slice(0, 3500));
}
await b.close();
