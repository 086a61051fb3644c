import { loadContent } from '@binnen/demo-data/content/load-content';
import { describe, expect, it } from 'vitest';
import { tokens, useStandIns } from '../../test/stand-ins.ts';
import { services } from './services.ts';

const standIns = useStandIns({ objects: 40 });
const { get, send, post, fault, url } = standIns;
const offer = '/realworks/wonen/v1/objecten?aantal=1';
const marketing = '/activecampaign/admin/api.php?api_action=contact_sync&api_key=local-activecampaign-key';

describe('recording', () => {
  it('lists each write with its query and its parsed form', async () => {
    await post(marketing, { email: 'anna@example.nl', 'field[%PLAATSEN%,0]': 'Deventer' });
    const [write] = (await (await get('/_recorded?service=activecampaign')).json()) as Record<
      string,
      unknown
    >[];
    expect(write).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      service: 'activecampaign',
      method: 'POST',
      path: '/admin/api.php',
      query: { api_action: 'contact_sync', api_key: 'local-activecampaign-key' },
      body: { email: 'anna@example.nl', 'field[%PLAATSEN%,0]': 'Deventer' },
    });
  });

  it('parses JSON, and keeps invalid JSON as it came', async () => {
    await send('POST', '/realworks/wonen/v1/zoekopdracht', { zoekopdracht: 1 }, tokens.crm);
    await fetch(url('/realworks/wonen/v1/zoekopdracht'), { method: 'POST', body: '{half' });
    const writes = (await (await get('/_recorded?service=realworks')).json()) as { body: unknown }[];
    expect(writes.map(({ body }) => body)).toEqual([{ zoekopdracht: 1 }, '{half']);
  });

  it('leaves reads out, keeps services apart and forgets on request', async () => {
    await get(offer, tokens.realworks);
    await post(marketing, { email: 'anna@example.nl' });
    expect(await (await get('/_recorded?service=realworks')).json()).toEqual([]);
    expect(await (await get('/_recorded')).json()).toHaveLength(1);
    await fetch(url('/_recorded'), { method: 'DELETE' });
    expect(await (await get('/_recorded')).json()).toEqual([]);
  });

  it('refuses an unknown service', async () => {
    const response = await get('/_recorded?service=mailchimp');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('activecampaign');
  });
});

describe('request counts', () => {
  it('counts the requests of each service, by method and path', async () => {
    await get(offer, tokens.realworks);
    await get(offer, tokens.realworks);
    expect(await (await get('/_requests?service=realworks')).json()).toEqual({
      service: 'realworks',
      count: 2,
      paths: { 'GET /wonen/v1/objecten': 2 },
    });
    await fetch(url('/_requests?service=realworks'), { method: 'DELETE' });
    const all = (await (await get('/_requests')).json()) as Record<string, { count: number }>;
    expect(Object.keys(all)).toEqual([...services]);
    expect(all['realworks']?.count).toBe(0);
  });

  it('counts requests that a fault did not let through', async () => {
    await fault({ service: 'realworks', status: 503 });
    await get(offer, tokens.realworks);
    expect(await (await get('/_requests?service=realworks')).json()).toMatchObject({ count: 1 });
  });
});

describe('faults', () => {
  it.each(services)('gives %s a status in the shape of the vendor', async (service) => {
    await fault({ service, status: 503 });
    const response = await get(`/${service}/anything`);
    expect(response.status).toBe(503);
    expect((await response.text()).length).toBeGreaterThan(10);
  });

  it('answers 202 for "no data yet"', async () => {
    await fault({ service: 'realworks', status: 202 });
    const response = await get(offer, tokens.realworks);
    expect([response.status, await response.text()]).toEqual([202, '']);
  });

  it('is used up after its count of requests', async () => {
    await fault({ service: 'realworks', status: 500, count: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await get(offer, tokens.realworks)).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await (await get('/_faults')).json()).toEqual([]);
  });

  it('applies to the paths that its wildcard matches', async () => {
    await fault({ service: 'realworks', path: '/wonen/v1/zoek*', status: 500 });
    expect((await get('/realworks/wonen/v1/zoekopdracht/locaties', tokens.crm)).status).toBe(500);
    expect((await get(offer, tokens.realworks)).status).toBe(200);
  });

  it('distinguishes calls of one address by their query', async () => {
    await fault({ service: 'activecampaign', path: '/admin/api.php?*contact_note_add*', status: 500 });
    expect((await post(marketing, { email: 'anna@example.nl' })).status).toBe(200);
    expect((await post(marketing.replace('contact_sync', 'contact_note_add'), { id: '1' })).status).toBe(500);
  });

  it('keeps a refused write out of the recording', async () => {
    await fault({ service: 'activecampaign', status: 503 });
    await post(marketing, { email: 'anna@example.nl' });
    expect(await (await get('/_recorded')).json()).toEqual([]);
  });

  it('delays, and still does the work', async () => {
    await fault({ service: 'activecampaign', delayMs: 150 });
    const begun = performance.now();
    expect(await (await post(marketing, { email: 'anna@example.nl' })).json()).toMatchObject({
      result_code: 1,
    });
    expect(performance.now() - begun).toBeGreaterThan(140);
    expect(await (await get('/_recorded')).json()).toHaveLength(1);
  });

  it('hangs until the caller gives up', async () => {
    await fault({ service: 'pdok', hang: true });
    const asking = fetch(url('/pdok/x'), { signal: AbortSignal.timeout(100) });
    await expect(asking).rejects.toThrow(/timeout/);
  });

  it('drops the connection', async () => {
    await fault({ service: 'pdok', drop: true });
    await expect(get('/pdok/x')).rejects.toThrow('fetch failed');
  });

  it('answers as a server whose certificate has expired', async () => {
    await fault({ service: 'pdok', tls: true });
    await expect(get('/pdok/x')).rejects.toThrow('fetch failed');
  });

  it('sends half of the answer', async () => {
    await fault({ service: 'realworks', malformed: true });
    const response = await get(offer, tokens.realworks);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('sends JSON of another shape', async () => {
    await fault({ service: 'realworks', wrongType: true });
    expect(await (await get(offer, tokens.realworks)).json()).not.toHaveProperty('resultaten');
  });

  it('sends a web page with status 200', async () => {
    await fault({ service: 'realworks', html: true });
    const response = await get(offer, tokens.realworks);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=UTF-8',
    ]);
    expect(await response.text()).toContain('<h1>');
  });

  it('sends nothing in its lists', async () => {
    await fault({ service: 'realworks', empty: true });
    expect(await (await get(offer, tokens.realworks)).json()).toMatchObject({
      resultaten: [],
      paginering: expect.any(Object),
    });
    await fault({ service: 'pdok', empty: true });
    const found = await (await get('/pdok/bzk/locatieserver/search/v3_1/free?q=brink')).json();
    expect(found).toMatchObject({ response: { docs: [] } });
  });

  it('sends far too much', async () => {
    await fault({ service: 'realworks', huge: true });
    const bytes = await (await get(offer, tokens.realworks)).arrayBuffer();
    expect(bytes.byteLength).toBeGreaterThan(32_000_000);
  });

  it('records a write whose answer is broken: the write did arrive', async () => {
    await fault({ service: 'activecampaign', malformed: true });
    await post(marketing, { email: 'anna@example.nl' });
    expect(await (await get('/_recorded')).json()).toHaveLength(1);
  });

  it('replaces an earlier fault of the same service and path', async () => {
    await fault({ service: 'realworks', status: 500 });
    await fault({ service: 'realworks', status: 429 });
    expect((await get(offer, tokens.realworks)).status).toBe(429);
    expect(await (await get('/_faults')).json()).toHaveLength(1);
    await fetch(url('/_faults'), { method: 'DELETE' });
    expect((await get(offer, tokens.realworks)).status).toBe(200);
  });

  it.each([
    ['no service', { status: 500 }],
    ['an unknown service', { service: 'mailchimp', status: 500 }],
    ['nothing to do', { service: 'pdok' }],
    ['what the service knows no answer for', { service: 'realworks', elsewhere: true }],
    ['a status with another kind', { service: 'pdok', status: 200, malformed: true }],
    ['a status that is none', { service: 'pdok', status: 42 }],
    ['a count of zero', { service: 'pdok', status: 500, count: 0 }],
    ['a wish it does not know', { service: 'pdok', status: 500, sometimes: true }],
    ['a path without a slash', { service: 'pdok', path: 'free', status: 500 }],
  ])('refuses %s and says what it expects', async (_, wrong) => {
    const response = await fault(wrong);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toContain(
      'Expected JSON like { "service": "realworks"',
    );
    expect(await (await get('/_faults')).json()).toEqual([]);
  });

  it('refuses invalid JSON', async () => {
    expect((await fetch(url('/_faults'), { method: 'PUT', body: 'status=500' })).status).toBe(400);
  });
});

describe('overrides of the data set', () => {
  const id = 4200007;
  const readHome = async () => {
    const page = (await (await get(`${offer}&vanaf=${id}`, tokens.realworks)).json()) as {
      resultaten: { id: number; financieel: { overdracht: Record<string, unknown> } }[];
    };
    return page.resultaten[0];
  };

  it('changes a home as deep as the fields go, filters by it, and goes back', async () => {
    const before = await readHome();
    await send('PUT', `/_data/realworks/objecten/${id}`, {
      financieel: { overdracht: { status: 'ONDER_BOD' } },
    });
    const after = await readHome();
    expect(after?.financieel.overdracht).toEqual({ ...before?.financieel.overdracht, status: 'ONDER_BOD' });
    const available = await get(`${offer}&status=BESCHIKBAAR&vanaf=${id}`, tokens.realworks);
    expect(((await available.json()) as { resultaten: { id: number }[] }).resultaten[0]?.id).not.toBe(id);
    await fetch(url('/_data'), { method: 'DELETE' });
    expect(await readHome()).toEqual(before);
  });

  it('takes a home off the offer', async () => {
    await send('PUT', `/_data/realworks/objecten/${id}`, { actief: false });
    expect((await readHome())?.id).not.toBe(id);
  });

  it('refuses an unknown item, and a body that is not an object', async () => {
    expect((await send('PUT', '/_data/realworks/objecten/1', {})).status).toBe(404);
    expect((await send('PUT', '/_data/wordpress/posts/1', {})).status).toBe(404);
    expect((await send('PUT', `/_data/realworks/objecten/${id}`, ['x'])).status).toBe(400);
  });
});

it('reports its health, and the day of its data', async () => {
  expect(await (await get('/_health')).json()).toMatchObject({
    status: 'ok',
    objects: 40,
    today: '2026-11-21',
  });
});

describe('content', () => {
  const texts = [{ id: 1, key: 'welkom', text: 'Dag' }];
  const readContent = () => {
    const { wordpress, directus } = loadContent();
    return { wordpress, directus: { ...directus, shorttexts: texts.map((text) => ({ ...text })) } };
  };
  const own = useStandIns({ objects: 1, readContent });

  it('is read again on request, which says what changed', async () => {
    const read = async () =>
      (await own.get('/directus/items/shorttexts?fields=text', tokens.directus)).json();
    const again = async () => (await own.send('POST', '/_content', {})).json();
    expect(await again()).toEqual({ directus: [], wordpress: [] });
    texts[0] = { id: 1, key: 'welkom', text: 'Welkom' };
    expect(await read()).toEqual({ data: [{ text: 'Dag' }] });
    expect(await again()).toEqual({ directus: ['shorttexts'], wordpress: [] });
    expect(await read()).toEqual({ data: [{ text: 'Welkom' }] });
  });
});
