import { placedWidget } from '@binnen/platform';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { prepareWidget, Widget, type WidgetHandle } from '@binnen/platform';
import { ContactBlock } from '../contact/contact-block.tsx';
import { defineBanner, type BannerProps } from './banner.ts';
import css from './form.module.css';

/** Forms are widgets of mf-leads: the row `form` names one. */
const isName = (name: string | null): name is string => name !== null && /^[a-z][a-z-]{1,40}$/.test(name);

/** A form beside what there is to say about it. Without its widget: how to reach the firm all the same. */
function Form({ banner, fields, data, tone }: BannerProps<WidgetHandle | null>) {
  // The name by which the search service's form is known to links and tags of others.
  const isSearch = fields.text('form') === 'search-service';
  const [title, content] = [fields.text('title'), fields.html('content')];
  const form = data ? <Widget of={data} missing={<ContactBlock />} /> : <ContactBlock />;
  return (
    <Section tone={tone} id={banner.anker ?? undefined} className={isSearch ? 'zoekopdracht' : ''}>
      <div className={content ? css.pair : css.alone}>
        {content && (
          <div className={css.words}>
            {title && <h2>{title}</h2>}
            <Prose html={content} />
          </div>
        )}
        <div className={css.form}>{form}</div>
      </div>
    </Section>
  );
}

export const form = defineBanner<WidgetHandle | null>({
  load: ({ context, fields }) => {
    const name = fields.text('form');
    // Beside a text the title is above the text, and the form keeps its own.
    const titel = fields.html('content') ? undefined : (fields.text('title') ?? undefined);
    if (!isName(name)) return null;
    const { title: _title, form: _form, ...values } = fields.texts();
    return prepareWidget(context, placedWidget(`form-${name}`), { ...values, ...(titel ? { titel } : {}) });
  },
  Component: Form,
});
