import { expect, test } from 'vitest';
import { findWebhookObstacle } from './find-webhook-obstacle.ts';

const site = 'https://site.example';

test.each([
  'https://hooks.slack.com/services/T/B/x',
  'https://teams.example/1?a=b',
  'https://hooks.example./x',
])('%s may be posted to', (url) => expect(findWebhookObstacle(url, site)).toBeNull());

test.each([
  'http://hooks.example/x',
  'ftp://hooks.example/x',
  'no address',
  'https://localhost/x',
  'https://127.0.0.1/x',
  // As a browser writes it: 127.0.0.1.
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.0.0.8/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://router/x',
  'https://metadata.google.internal/x',
  'https://printer.local./x',
  'https://hooks.example:8443/x',
  'https://name:word@hooks.example/x',
])('%s is not posted to', (url) => expect(findWebhookObstacle(url, site)).toEqual(expect.any(String)));

test('on a site that is at localhost, its neighbours may be', () => {
  expect(findWebhookObstacle('http://localhost:8790/slack/x', 'http://localhost:8787')).toBeNull();
});
