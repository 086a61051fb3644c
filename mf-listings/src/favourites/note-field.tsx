import { formatStreet } from '@binnen/contracts/formats/address';
import { Field } from '@binnen/design/fields/field';
import { Textarea } from '@binnen/design/fields/textarea';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useState } from 'react';
import { longestNote, writeNote, type SavedHome } from '../saved/saved-homes.ts';
import css from './sharing.module.css';

/** The visitor's note about a saved home; saved while it is typed. */
export function NoteField({ home }: { home: SavedHome }) {
  const [refusal, setRefusal] = useState('');
  return (
    <div className={css.note}>
      <Field
        label={
          <>
            Notitie <VisuallyHidden>bij {formatStreet(home)}</VisuallyHidden>
          </>
        }
        optional="by-legend"
        help="Alleen op dit apparaat, zolang je de woning bewaart."
        error={refusal}
      >
        <Textarea
          rows={2}
          // Empty can be seen in CSS.
          placeholder=" "
          maxLength={longestNote}
          autoComplete="off"
          value={home.notitie ?? ''}
          onChange={(event) => setRefusal(writeNote(home.id, event.target.value))}
        />
      </Field>
    </div>
  );
}
