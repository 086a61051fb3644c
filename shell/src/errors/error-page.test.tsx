import { describe, expect, it } from 'vitest';
import { renderFrame } from '../../test/render-frame.tsx';
import { ErrorPage } from './error-page.tsx';

const draw = (
  status: number,
  missing?: 'page' | 'blog' | 'city' | 'address',
  short: Record<string, string> = {},
) => {
  const html = renderFrame({
    page: <ErrorPage status={status} missing={missing} />,
    data: { texts: { short, long: {} } },
  });
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};
const titleOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

describe('the error page', () => {
  it.each([
    ['page', 'page_not_found', 'Deze pagina bestaat niet (meer)'],
    ['blog', 'blog_not_found', 'Deze blog bestaat niet (meer)'],
    ['city', 'city_not_found', 'Plaats niet gevonden'],
    ['address', 'address_not_found', 'Adres niet gevonden'],
  ] as const)('names a missing %s by the text %s', (missing, key, fallback) => {
    expect(titleOf(draw(404, missing))).toBe(fallback);
    expect(titleOf(draw(404, missing, { [key]: 'Weg' }))).toBe('Weg');
  });
  it.each([400, 500, 503])('has the generic title for a %i, with the status under it', (status) => {
    const html = draw(status);
    expect(titleOf(html)).toBe('Er ging iets mis');
    expect(html).toMatch(new RegExp(`<p[^>]*>${status}</p>`));
  });
  it('says "Error 403", with advice of its own', () => {
    expect(titleOf(draw(403))).toBe('Error 403');
    expect(draw(403)).toContain('Deze pagina is niet voor iedereen te zien.');
    expect(draw(403)).not.toContain('tikfout');
  });
  it('speaks of a home that is gone only where a home was asked for', () => {
    expect(draw(404, 'address')).toContain('Deze woning staat niet (meer) op onze site.');
    expect(draw(404, 'city')).not.toContain('Deze woning');
    expect(draw(404, 'city')).toContain('Een plaats met deze naam staat niet in ons aanbod.');
  });
  it('shows nothing for a 401', () => expect(titleOf(draw(401))).toBeUndefined());
  it('lets the visitor try again what failed for us, and only that', () => {
    expect(draw(503)).toMatch(/href="\/"[^>]*rel="external"[^>]*>Probeer het opnieuw/);
    expect(draw(404, 'page')).not.toContain('Probeer het opnieuw');
  });
  it('leads home', () => expect(draw(404, 'page')).toMatch(/href="\/"[^>]*>Terug naar home</));
});
