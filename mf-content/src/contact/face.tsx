import type { Employee } from '@binnen/contracts/content';
import { formatName } from '@binnen/contracts/formats/person-name';
import { Icon, phone } from '@binnen/design/icon';
import { Picture } from '@binnen/design/picture';
import { formatTel } from './format-tel.ts';
import css from './face.module.css';

/** Somebody of the office: portrait, name, role, registration, and a number that is theirs. */
export function Face({ of, children }: { of: Employee; children?: string }) {
  const { functie, registratie, phonenumber, achtergrond_afbeelding: picture } = of;
  return (
    <div className={css.face}>
      {picture && (
        <div className={css.portrait}>
          <Picture
            link={`/assets/${picture.id}`}
            alt=""
            sizes="(width < 60rem) 76px, 110px"
            width={3}
            height={4}
            max={320}
            cover
          />
        </div>
      )}
      <p>
        {children && <span className={css.line}>{children}</span>}
        <strong>{formatName(of)}</strong>
        {functie && <span className={css.line}>{functie}</span>}
        {registratie && <span className={css.line}>{registratie}</span>}
        {phonenumber && (
          <a className={css.call} href={formatTel(phonenumber)}>
            <Icon of={phone} size="s" />
            {phonenumber}
          </a>
        )}
      </p>
    </div>
  );
}
