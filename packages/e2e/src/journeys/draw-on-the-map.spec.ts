import type { Locator, Page } from '@playwright/test';
import { createAxe } from '../accessibility.ts';
import { expect, test, visit } from '../visitor.ts';

type Move = (kind: 'down' | 'move' | 'up', x: number, y: number) => Promise<void>;

const useMouse = (page: Page): Move => {
  const { mouse } = page;
  return async (kind, x, y) => {
    await mouse.move(x, y);
    if (kind !== 'move') await mouse[kind]();
  };
};
const useFinger = async (page: Page): Promise<Move> => {
  const session = await page.context().newCDPSession(page);
  const types = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const;
  return async (kind, x, y) => {
    const touchPoints = kind === 'up' ? [] : [{ x, y }];
    await session.send('Input.dispatchTouchEvent', { type: types[kind], touchPoints });
  };
};

const count = async (page: Page) =>
  Number.parseInt((await page.getByRole('heading', { name: /woning(en)? te koop/ }).textContent()) ?? '', 10);
const findFaults = async (page: Page) => (await createAxe(page).analyze()).violations;

/** Place names that meet a marker. */
const findHiddenNames = (map: Locator) =>
  map.evaluate((frame) => {
    const markers = [...frame.querySelectorAll('a :is(circle, path)')].map((part) =>
      part.getBoundingClientRect(),
    );
    return [...frame.querySelectorAll('text[class*=place]')].flatMap((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const inner = { left: left + 3, right: right - 3, top: top + 3, bottom: bottom - 3 };
      const meets = markers.some(
        (marker) =>
          marker.left < inner.right &&
          inner.left < marker.right &&
          marker.top < inner.bottom &&
          inner.top < marker.bottom,
      );
      return meets ? [name.textContent] : [];
    });
  });

for (const [tool, viewport] of [
  ['mouse', { width: 1440, height: 900 }],
  ['finger', { width: 390, height: 844 }],
] as const)
  test.describe(tool, () => {
    test.use({ viewport, hasTouch: tool === 'finger', isMobile: tool === 'finger' });

    test('a shape that is drawn on the map is the list’s and the address’s, also after a reload', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('map-draw')) scripts.push(request.url());
      });
      await visit(page, '/woningaanbod?weergave=kaart');
      const map = page.getByRole('group', { name: /^Kaart met de woningen/ });
      await expect(map).toHaveAttribute('data-drawn-by', 'webgl');
      const all = await count(page);
      expect(await findHiddenNames(map)).toEqual([]);
      expect(scripts).toEqual([]);
      const button = map.getByRole('button', { name: 'Teken een gebied' });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await button.click();
      await expect(map.getByRole('status')).toContainText('Trek met je vinger of de muis een lijn');
      expect(await findFaults(page)).toEqual([]);

      const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const bottom = Math.min(y + height, viewport.height - 140);
      const [middle, line, radius] = [x + width / 2, (y + bottom) / 2 + 30, width / 3];
      const move = tool === 'finger' ? await useFinger(page) : useMouse(page);
      for (let step = 0; step <= 24; step += 1) {
        const turn = (step / 25) * 2 * Math.PI;
        const [left, top] = [middle + radius * Math.cos(turn), line + radius * Math.sin(turn)];
        await move(step === 0 ? 'down' : step === 24 ? 'up' : 'move', left, top);
      }
      const heading = page.getByRole('heading', { name: /^\d+ woning(en)? te koop in je getekende gebied$/ });
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(/gebied=\d\d\.\d{5}-\d\.\d{5}_/);
      await expect(page).not.toHaveURL(/vak=/);
      const inside = await count(page);
      expect(inside).toBeGreaterThan(0);
      expect(inside).toBeLessThan(all);
      expect(scripts).toHaveLength(1);

      await page.reload();
      await expect(map.getByRole('button', { name: 'Zoek in dit gebied' })).toBeVisible();
      expect(await count(page)).toBe(inside);
      const outline = map.locator('path[class*=shape]');
      const [shape, frame] = [await outline.boundingBox(), await map.boundingBox()];
      expect(shape?.x).toBeGreaterThanOrEqual(frame?.x ?? NaN);
      expect(shape?.width).toBeLessThanOrEqual(frame?.width ?? NaN);
      expect(await findFaults(page)).toEqual([]);
      await map.getByRole('button', { name: 'Gebied wissen' }).click();
      await expect(page).toHaveURL('/woningaanbod?weergave=kaart');
      await expect.poll(() => count(page)).toBe(all);
    });
  });
