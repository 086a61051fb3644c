import { formatWhole } from '@binnen/contracts/formats/amounts';
import { formatDate } from '@binnen/contracts/formats/local-date';
import type { Banner, Trust } from '@binnen/contracts/content';
import { readPaths } from '@binnen/contracts/read-paths';
import { Button } from '@binnen/design/button';
import { ValueCheck } from '@binnen/design/fields/value-check';
import { useText, type Api } from '@binnen/platform';
import type { ReactNode } from 'react';
import { parseBannerFields } from '../banners/kit/fields.ts';
import { orElse } from '../reading/or-else.ts';
import { readSold } from '../reading/read-sold.ts';
import { averageMark } from '../text/average-mark.ts';
import css from './page-head.module.css';

/** A page's header has one way on and one proof in numbers beside its words. */
export interface PageHead {
  button: { label: string; href: string } | null;
  /** A sentence whose first number is written large. */
  proof: { number: string; words: string } | null;
}

/** The kind of banner that an editor fills it with. */
export const isHead = ({ soort }: Banner): boolean => soort === 'head';

/** So few say nothing of an office. */
const fewest = 5;

const countHomes = async (api: Api, status: string): Promise<number> =>
  // The same call as the banner of bought homes: a page that has both asks once.
  (await api.objects.archive({ limit: 12, offset: 0, sort: '-date_created', status, fields: 'shown' }))
    .paginering.totaalAantal;

/** What is counted for `{verkocht}` and the like, so that no editor types a number that grows old. */
const counted: Record<string, (api: Api) => Promise<Record<string, number | string | null>>> = {
  verkocht: async (api) => {
    const sold = await readSold(api);
    // Its year and last day: "this year" would be untrue until the first sale of a new one.
    const [, day, year] = /^(.+) (\d{4})$/.exec(sold ? formatDate(sold.tot) : '') ?? [];
    return {
      verkocht: sold?.aantal ?? null,
      dagen: sold?.dagen ?? null,
      jaar: year ?? null,
      tot: day ?? null,
    };
  },
  aangekocht: async (api) => ({ aangekocht: await countHomes(api, 'AANGEKOCHT') }),
  verhuurd: async (api) => ({ verhuurd: await countHomes(api, 'VERHUURD') }),
  cijfer: async (api) => {
    const mark = averageMark((await api.get<Trust>(readPaths.trust)).beoordelingen);
    return { cijfer: mark?.cijfer ?? null, cijfers: mark?.aantal ?? null };
  },
};

/** "{verkocht} huizen …" with its number; null when there is none, or so few that they say nothing. */
const readProof = async (sentence: string, api: Api): Promise<PageHead['proof']> => {
  const [, name] = /^\{(\w+)\}/.exec(sentence) ?? [];
  const count = name && Object.hasOwn(counted, name) ? counted[name] : undefined;
  if (!count) return null;
  const numbers = await orElse(count(api), {});
  const known = Object.entries(numbers).filter(([key, value]) =>
    typeof value === 'number' ? key === 'dagen' || value >= fewest : value,
  );
  const filled = known.reduce(
    (text, [key, value]) =>
      text.replace(`{${key}}`, () => (typeof value === 'number' ? formatWhole(value) : String(value))),
    sentence,
  );
  const [, number, words] = /^([\d.,]+)\s+([^{}]+)$/.exec(filled) ?? [];
  return number && words ? { number, words } : null;
};

/** Reads the header's way on and its proof from the page's banners. */
export const readHead = async (banners: readonly Banner[], api: Api): Promise<PageHead> => {
  const banner = banners.find(isHead);
  if (!banner) return { button: null, proof: null };
  const fields = parseBannerFields(banner.banner_fields);
  const proof = fields.text('proof');
  return { button: fields.link('button', 'Lees meer'), proof: proof ? await readProof(proof, api) : null };
};

function HeadParts({ head: { button, proof }, sells }: { head: PageHead; sells: boolean }) {
  const check = useText('value_check_button', 'Wat is mijn huis waard?');
  return (
    <div className={css.parts}>
      {button && <Button href={button.href}>{button.label}</Button>}
      {!button && sells && <ValueCheck send={check} />}
      {proof && (
        <p className={css.proof}>
          <strong>{proof.number}</strong> <span>{proof.words}</span>
        </p>
      )}
    </div>
  );
}

/** Below the header's words. On a page of who wants to sell the value check begins there, unless an editor says otherwise. */
export const findHeadParts = (head: PageHead, sells: boolean): ReactNode =>
  head.button || head.proof || sells ? <HeadParts head={head} sells={sells} /> : null;
