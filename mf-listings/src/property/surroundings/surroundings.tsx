import type { Property } from '@binnen/contracts/property';
import type { Plek } from '@binnen/contracts/surroundings/plek';
import { useText } from '@binnen/platform';
import { EnergyLabel } from '../../home/energy-label.tsx';
import { Group } from './group.tsx';
import css from './surroundings.module.css';
import {
  listAges,
  listBuilding,
  listDistances,
  listFloods,
  listLabel,
  listNearby,
  listNeighbourhood,
  listNoises,
  listPrices,
} from './words.ts';

/** The label that is registered; it may be another than the one that is advertised. */
function OfficialLabel({ home }: { home: Property }) {
  const label = home.plek?.energielabel;
  if (!label) return null;
  const advertised = home.energieklasse;
  return (
    <div className={css.label}>
      {label.klasse ? (
        <p className={css.official}>
          Officieel geregistreerd <EnergyLabel energieklasse={label.klasse} />
        </p>
      ) : (
        <p>Er is geen geldig energielabel van deze woning geregistreerd.</p>
      )}
      {advertised !== label.klasse && (
        <p>In de advertentie staat {advertised ? `label ${advertised}` : 'geen label'}.</p>
      )}
    </div>
  );
}

function Ages({ buurt }: { buurt: NonNullable<Plek['buurt']> }) {
  const ages = listAges(buurt);
  if (ages.length === 0) return null;
  return (
    <table className={css.ages}>
      <caption>Leeftijden van de inwoners ({buurt.leeftijd_0_14?.jaar})</caption>
      <tbody>
        {ages.map(({ label, share }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={css.bar}>
              <svg aria-hidden="true" viewBox="0 0 50 1" preserveAspectRatio="none">
                <rect width={Math.min(50, share)} height="1" />
              </svg>
            </td>
            <td>{Math.round(share)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What public registers say of a home's place. What none was asked about yet is left out. */
export function Surroundings({ home }: { home: Property }) {
  const title = useText('property_surroundings_title', 'De plek in cijfers');
  const { energielabel, gebouw, buurt, dichtbij, markt, geluid, overstroming } = home.plek ?? {};
  if (Object.keys(home.plek ?? {}).length === 0) return null;
  return (
    <section className={css.surroundings} aria-labelledby="plek">
      <h2 id="plek">{title}</h2>
      <div className={css.groups}>
        {(energielabel || gebouw) && (
          <Group
            title="De woning"
            about="Volgens de officiële registers"
            head={<OfficialLabel home={home} />}
            rows={[...listLabel(energielabel), ...listBuilding(gebouw)]}
            sources={[energielabel, gebouw]}
          />
        )}
        {buurt && (
          <Group
            title={`De buurt ${buurt.naam}`}
            about="De hele buurt, volgens het CBS"
            rows={listNeighbourhood(buurt)}
            sources={[buurt]}
          >
            <Ages buurt={buurt} />
          </Group>
        )}
        {dichtbij && (
          <Group
            title="Het dichtst bij de woning"
            about="Hemelsbreed: in een rechte lijn vanaf de woning"
            rows={listNearby(dichtbij)}
            sources={[dichtbij]}
          />
        )}
        {buurt && (
          <Group
            title="Afstanden in de buurt"
            about="Over de weg, gemiddeld voor de hele buurt"
            rows={listDistances(buurt)}
            sources={[buurt]}
          />
        )}
        {(geluid || overstroming) && (
          <Group
            title="Geluid en water"
            about="Op de plek van de woning, volgens landelijke kaarten"
            rows={[...listNoises(geluid), ...listFloods(overstroming)]}
            sources={[geluid, overstroming]}
          />
        )}
        {markt && (
          <Group
            title={`De gemeente ${markt.gemeente}`}
            about="Bestaande koopwoningen die er verkocht zijn"
            rows={listPrices(markt)}
            sources={[markt]}
          />
        )}
      </div>
    </section>
  );
}
