import '../../src/global.css';
import { createRoot } from 'react-dom/client';
import { Container, Section } from '../../src/section.tsx';
import { controls } from './controls.tsx';
import css from './gallery.module.css';
import { layout } from './layout.tsx';
import type { Specimens } from './specimen.tsx';
import { surfaces } from './surfaces.tsx';

const specimens = Object.entries({ ...controls, ...surfaces, ...layout });
const wide = new Set(['Section', 'Carousel', 'Shelf', 'SectionHead', 'Pagination']);

function Shown({ name, states }: { name: string; states: Specimens[string] }) {
  return (
    <Section id={name} tight aria-label={name} data-primitive={name}>
      <h2>{name}</h2>
      <div className={css.states}>
        {Object.entries(states).map(([state, shown]) => (
          <div key={state} className={wide.has(name) ? `${css.state} ${css.wide}` : css.state}>
            <h3 className={css.name}>{state}</h3>
            {shown}
          </div>
        ))}
      </div>
    </Section>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <Container>
      <h1>Alle primitieven</h1>
      <nav aria-label="Inhoud">
        <ul className={css.contents}>
          {specimens.map(([name]) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
    {specimens.map(([name, states]) => (
      <Shown key={name} name={name} states={states} />
    ))}
  </main>,
);
