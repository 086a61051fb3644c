/** `pnpm engines`: the first things that a visitor does, in Firefox and in the engine of Safari, as far as they are installed. */
import { setTimeout as pause } from 'node:timers/promises';
import { stopAll } from '@binnen/scripts/processes/processes';
import { readRecorded, siteUrl } from '../stack.ts';
import startForTests from '../start-stack.ts';
import { checks } from './checks.ts';
import { startFirefox } from './firefox.ts';
import { openLine } from './line.ts';
import { findCommand } from './program.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** Milliseconds. */
const longest = 60_000;
const [asked = ''] = process.argv.slice(2);

interface Kind {
  name: string;
  start: (name: string) => Promise<Engine>;
  /** A script that is put before those of each page. */
  atStart?: string;
}

/** What the engines on phones with iOS do not have. */
const withoutBeforeUnload = `const listen = window.addEventListener;
  window.addEventListener = function (type, ...rest) {
    if (type !== 'beforeunload') listen.call(this, type, ...rest);
  };`;

const listKinds = (): Kind[] => {
  const kinds: Kind[] = [];
  const firefox = findCommand('firefox-esr', 'firefox');
  if (firefox)
    kinds.push(
      { name: 'Firefox', start: (name) => startFirefox(name, firefox) },
      {
        name: 'Firefox without the Navigation API, as before 147',
        start: (name) => startFirefox(name, firefox, { 'dom.navigation.webidl.enabled': false }),
      },
    );
  else console.log('Firefox is not installed (Debian: sudo apt-get install firefox-esr).');
  const driver = findCommand('WebKitWebDriver');
  const screen = findCommand('Xvfb');
  if (driver && screen) {
    const start = (name: string) => startWebKit(name, driver, screen);
    kinds.push(
      { name: 'WebKit', start },
      { name: 'WebKit without beforeunload, as on iOS', start, atStart: withoutBeforeUnload },
    );
  } else console.log('WebKitGTK is not installed (Debian: sudo apt-get install webkit2gtk-driver xvfb).');
  return kinds;
};

const hasArrived = async (words: string): Promise<boolean> =>
  JSON.stringify(await readRecorded('activecampaign')).includes(words);

const tryAll = async ({ name, start, atStart = '' }: Kind): Promise<boolean[]> => {
  let engine = await start(name);
  const line = await openLine(siteUrl, atStart);
  const results: boolean[] = [];
  console.log(`\n${name}`);
  for (const check of checks.filter((one) => one.name.includes(asked))) {
    await line.restore();
    const tab = await engine.openTab();
    const began = Date.now();
    try {
      await tab.resize(390, 844);
      const late = pause(longest, undefined, { ref: false }).then(() => {
        throw new Error(`took longer than ${longest / 1000} s`);
      });
      await Promise.race([check.run({ tab, line, hasArrived }), late]);
      results.push(true);
      console.log(`  ✓ ${check.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      results.push(false);
      console.log(`  ✗ ${check.name}\n    ${error instanceof Error ? error.message : String(error)}`);
      console.log(`    documents: ${line.documents.join(', ')}`);
    } finally {
      // A driver that hangs does not close its tab either.
      await tab.close().catch(async () => {
        await engine.close();
        engine = await start(name);
      });
    }
  }
  await line.cut();
  await engine.close();
  return results;
};

const kinds = listKinds();
const results: boolean[] = [];
try {
  if (kinds.length > 0) await startForTests({ workers: 1 });
  for (const kind of kinds) results.push(...(await tryAll(kind)));
} finally {
  await stopAll();
}
const passed = results.filter(Boolean).length;
console.log(`\n${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length && passed > 0 ? 0 : 1);
