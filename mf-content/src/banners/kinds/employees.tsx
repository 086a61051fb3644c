import type { Employee } from '@binnen/contracts/content';
import { formatName } from '@binnen/contracts/formats/person-name';
import { Doorway } from '@binnen/design/doorway';
import { Icon, phone, plus } from '@binnen/design/icon';
import { Picture } from '@binnen/design/picture';
import { Prose } from '@binnen/design/prose';
import { Section, SectionHead } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { formatTel } from '../../contact/format-tel.ts';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import css from './employees.module.css';

interface EmployeeCardProps {
  employee: Employee;
  group: string;
  /** Whether anybody has a portrait: then who has none keeps its place in the row. */
  portraits: boolean;
}

function EmployeeCard({ employee, group, portraits }: EmployeeCardProps) {
  const call = useText('employee_call', 'Bel mij');
  const { functie, over, phonenumber, achtergrond_afbeelding: picture } = employee;
  const name = formatName(employee);
  return (
    // Cards of one name close each other, also without a script.
    <details className={css.card} name={group}>
      <summary className={css.summary}>
        {portraits && (
          <Doorway className={css.portrait}>
            <Picture
              link={picture && `/assets/${picture.id}`}
              alt=""
              sizes="(width < 48rem) 124px, 192px"
              width={3}
              height={4}
              max={480}
              cover
            />
          </Doorway>
        )}
        <span className={css.name} data-plain={portraits ? undefined : ''}>
          <span>
            <strong>{name}</strong>
            {functie && <span className={css.role}>{functie}</span>}
          </span>
          <span className={css.sign}>
            <Icon of={plus} size="s" />
          </span>
        </span>
      </summary>
      <div className={css.about}>
        {over && <Prose html={over} />}
        {phonenumber && (
          <a
            className={css.call}
            href={formatTel(phonenumber)}
            aria-label={`${call}: ${name}, ${phonenumber}`}
          >
            <Icon of={phone} size="s" />
            {call}
          </a>
        )}
      </div>
    </details>
  );
}

/** Who works here: cards that open one at a time. */
function Employees({ banner, fields, data, tone }: BannerProps<Employee[]>) {
  const heading = useText('employees_title', 'Maak kennis met ons team');
  if (data.length === 0) return null;
  const portraits = data.some(({ achtergrond_afbeelding: picture }) => picture);
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} />
      <div className={css.cards}>
        {data.map((employee) => (
          <EmployeeCard
            key={employee.id}
            employee={employee}
            group={`medewerkers-${banner.id}`}
            portraits={portraits}
          />
        ))}
      </div>
    </Section>
  );
}

export const employees = defineBanner<Employee[]>({
  still: true,
  load: ({ api }) => api.content.employees(),
  Component: Employees,
});
