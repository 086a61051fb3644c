import type { Employee } from '@binnen/contracts/content';
import { formatName } from '@binnen/contracts/formats/person-name';
import { Prose } from '@binnen/design/prose';
import { Section } from '@binnen/design/section';
import { placedWidget, prepareWidget, useText, Widget, type Api, type WidgetHandle } from '@binnen/platform';
import { ContactBlock } from '../../contact/contact-block.tsx';
import { Face } from '../../contact/face.tsx';
import { defineBanner, type BannerLoad, type BannerProps } from '../kit/banner.ts';
import type { BannerFields } from '../kit/fields.ts';
import css from './form.module.css';

/** Forms are widgets of mf-leads: the row `form` names one. */
const isName = (name: string | null): name is string => name !== null && /^[a-z][a-z-]{1,40}$/.test(name);

/** The anchor that package cards and the specification's links lead to; an editor may give a form another one. */
const anchors: Record<string, string> = {
  selling: 'meet_us',
  'valuation-request': 'valuation',
  'search-service': 'meet_us',
  'energy-label': 'meet_us',
};

export const findAnchor = ({ banner, fields }: Pick<BannerProps, 'banner' | 'fields'>): string | undefined =>
  banner.anker ?? anchors[fields.text('form') ?? ''];

interface FormData {
  widget: WidgetHandle | null;
  /** Who reads what is sent. */
  employee: Employee | undefined;
}

/** A form beside what there is to say about it, and who answers. Without its widget: how to reach the firm all the same. */
function Form({ banner, fields, data, tone }: BannerProps<FormData>) {
  const reads = useText('form_employee', 'Dit komt bij');
  const name = fields.text('form') ?? '';
  // The name by which the search service's form is known to links and tags of others.
  const isSearch = name === 'search-service';
  const [title, content] = [fields.text('title'), fields.html('content')];
  const { widget, employee } = data;
  const form = widget ? <Widget of={widget} missing={<ContactBlock />} /> : <ContactBlock />;
  return (
    <Section tone={tone} id={findAnchor({ banner, fields })} className={isSearch ? 'zoekopdracht' : ''}>
      <div className={content || employee ? css.pair : css.alone}>
        {(content || employee) && (
          <div className={css.words}>
            {content && title && <h2>{title}</h2>}
            {content && <Prose html={content} />}
            {employee && <Face of={employee}>{reads}</Face>}
          </div>
        )}
        <div className={css.form}>{form}</div>
      </div>
    </Section>
  );
}

const findEmployee = async (api: Api, name: string | null): Promise<Employee | undefined> =>
  name === null
    ? undefined
    : (await api.content.employees().catch((): Employee[] => [])).find(
        (employee) => formatName(employee) === name,
      );

const findWidget = (context: BannerLoad['context'], fields: BannerFields): WidgetHandle | null => {
  const { title, form: name = null, employee: _employee, ...values } = fields.texts();
  if (!isName(name)) return null;
  // Beside a text the title is above the text, and the form keeps its own.
  const titel = fields.html('content') ? undefined : title;
  return prepareWidget(context, placedWidget(`form-${name}`), { ...values, ...(titel ? { titel } : {}) });
};

export const form = defineBanner<FormData>({
  load: async ({ api, context, fields }) => ({
    // At once: a page's loader asks for its widgets before it waits.
    widget: findWidget(context, fields),
    employee: await findEmployee(api, fields.text('employee')),
  }),
  Component: Form,
});
