import type { Remote } from '@binnen/platform';
import type { Sample } from '@binnen/platform/contract/composition';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { useFakeEdge } from './fake-edge.ts';
import { showPage, showWidget } from './show.tsx';

/** Rules of WCAG 2.2 A and AA. Whether a document has a title and landmarks is the shell's. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds in an element: `rule: selector`. */
const findViolations = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, { runOnly: rules, resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

type Shown = Awaited<ReturnType<typeof showPage>>;

const testSample = (
  name: string,
  { data }: Sample,
  pattern: string | undefined,
  edge: ReturnType<typeof useFakeEdge>,
  show: () => Promise<Shown>,
): void =>
  test(`${name} is drawn from its sample, and axe finds nothing in it`, async () => {
    edge.answersCalls(data);
    const { screen, router } = await show();
    await expect.poll(() => router.state.initialized).toBe(true);
    expect(router.state.errors).toBeNull();
    // A sample of another page would draw that one.
    if (pattern) expect(router.state.matches.at(-1)?.route.id).toBe(pattern);
    await expect.poll(() => screen.container.querySelector('main')?.childElementCount).toBeGreaterThan(0);
    expect(await findViolations(screen.container)).toEqual([]);
  });

/** A test for each sample of a remote, against the fake edge of the test file. */
export const testSamples = (
  remote: Remote,
  { pages, widgets }: { pages: Record<string, Sample>; widgets: Record<string, Sample> },
  edge: ReturnType<typeof useFakeEdge>,
): void => {
  for (const [pattern, sample] of Object.entries(pages))
    testSample(pattern, sample, pattern, edge, () => showPage(remote, sample.url));
  for (const [widget, sample] of Object.entries(widgets))
    testSample(`widget ${widget}`, sample, undefined, edge, () =>
      showWidget(remote, widget, { path: sample.url, ...(sample.props ? { props: sample.props } : {}) }),
    );
};
