import { expect, test } from 'vitest';
import {
  configFile,
  environments,
  findMissingVariables,
  listBindings,
  listRequired,
  readCloudConfig,
  readText,
  writeNamespaceId,
} from './environments.ts';

const config = readCloudConfig();

test.each(environments)(
  '%s binds what the Worker needs, and names every secret without which it answers 503',
  (name) => {
    const section = config.env[name]!;
    const all = listBindings(config);
    expect(listBindings(section)).toEqual(name === 'free' ? all.filter((one) => one !== 'LOADER') : all);
    const { required } = section.secrets;
    const secrets = listRequired().filter((one) => /TOKEN|KEY|SECRET/.test(one));
    expect(required.toSorted()).toEqual(secrets.toSorted());
    expect(findMissingVariables(section)).toEqual(listRequired().filter((one) => !required.includes(one)));
  },
);

test('each Durable Object has a migration that makes its class', () => {
  const made = config.migrations.flatMap((migration) => migration.new_sqlite_classes);
  const bound = config.durable_objects.bindings.map(({ class_name }) => class_name);
  expect(made).toEqual(expect.arrayContaining(bound));
});

test('environments share no store and no rate limit', () => {
  const sections = [config, ...environments.map((name) => config.env[name]!)];
  const shared = sections.map(({ r2_buckets, ratelimits }) => [
    r2_buckets[0]!.bucket_name,
    ratelimits[0]!.namespace_id,
  ]);
  expect(new Set(shared.flat()).size).toBe(2 * sections.length);
});

test('an id is written into its own environment’s section, again over the last, and nothing else changes', () => {
  const text = readText(configFile);
  const once = writeNamespaceId(text, 'production', 'CACHE', 'abc');
  const twice = writeNamespaceId(once, 'production', 'CACHE', 'def');
  expect(twice.length).toBe(text.length + ', "id": "def"'.length);
  expect(twice.slice(twice.indexOf('"production": {'), twice.indexOf('"free": {'))).toContain(
    '{ "binding": "CACHE", "id": "def" }, { "binding": "COMPOSITIONS" }',
  );
  expect(() => writeNamespaceId(text, 'production', 'GONE', 'x')).toThrow(/no namespace GONE/);
});
