import type { Plek, PlekInput } from '@binnen/contracts/surroundings/plek';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { readBuilding } from '@binnen/upstreams/bag/client';
import { readSalePrice } from '@binnen/upstreams/cbs/client';
import { readNeighbourhood, type Tables } from '@binnen/upstreams/cbs/neighbourhoods';
import { readEnergyLabel } from '@binnen/upstreams/ep-online/client';
import type { RegisteredAddress } from '@binnen/upstreams/pdok/client';
import { readFloodChance, readNoises } from '@binnen/upstreams/rivm/client';
import { findNearby, type Squares } from './nearby.ts';

export type Group = keyof Plek;

/** What the questions of one run share. */
export interface Run {
  /** `2026-11-20` */
  today: string;
  tables: Tables;
  squares: Squares;
}

interface Register<G extends Group> {
  group: G;
  /** By name, with the licence that asks to be named. */
  bron: string;
  /** The answer depends on it: homes with the same share one answer in a run. Empty: the register cannot be asked. */
  about: (address: RegisteredAddress, env: Bindings) => string;
  read: (
    env: Bindings,
    address: RegisteredAddress,
    run: Run,
  ) => Promise<Omit<NonNullable<PlekInput[G]>, 'bron' | 'opgehaald'> | null>;
}

const define = <G extends Group>(register: Register<G>): Register<Group> => ({
  ...register,
  read: (env, address, run) => register.read(env, address, run),
});

const formatPoint = ({ point }: RegisteredAddress): string => (point ? `${point.x},${point.y}` : '');

/** Every register that is asked about a home, a row each. */
export const registers: readonly Register<Group>[] = [
  define({
    group: 'gebouw',
    bron: 'Kadaster, BAG',
    about: ({ id }) => id,
    read: (env, { id }) => readBuilding(env, id),
  }),
  define({
    group: 'energielabel',
    bron: 'RVO, EP-Online',
    about: ({ id }, env) => (parseConfig(env).EP_ONLINE_KEY ? id : ''),
    read: (env, { id }, { today }) => readEnergyLabel(env, id, today),
  }),
  define({
    group: 'buurt',
    bron: 'CBS, Kerncijfers wijken en buurten en Nabijheid voorzieningen (CC BY 4.0)',
    about: ({ buurtcode, buurt }) => buurtcode && buurt && buurtcode,
    read: async (env, { buurtcode, buurt }, { tables }) => ({
      naam: buurt,
      ...(await readNeighbourhood(env, buurtcode, buurt, tables)),
    }),
  }),
  define({
    group: 'dichtbij',
    bron: '© OpenStreetMap-bijdragers (ODbL, openstreetmap.org/copyright)',
    about: formatPoint,
    read: async (env, { spot }, { squares }) => spot && findNearby(env, spot, squares),
  }),
  define({
    group: 'markt',
    bron: 'CBS en Kadaster, Bestaande koopwoningen (CC BY 4.0)',
    about: ({ gemeentecode }) => gemeentecode,
    read: async (env, { gemeentecode, gemeente }) => ({
      gemeente,
      verkoopprijs: await readSalePrice(env, gemeentecode),
    }),
  }),
  define({
    group: 'geluid',
    bron: 'RIVM, Atlas Leefomgeving',
    about: formatPoint,
    read: async (env, { point }) => point && readNoises(env, point),
  }),
  define({
    group: 'overstroming',
    bron: 'RIVM, Atlas Leefomgeving',
    about: formatPoint,
    read: async (env, { point }) => point && readFloodChance(env, point),
  }),
];
