import { editPage, restorePage } from '../content.ts';
import { expect, test, visit } from '../visitor.ts';

/** Ways to inject a script into a page, from the well-known collections: each would call `window.hit` if it ran. */
const attacks = [
  '<script>hit()</script>',
  '<scr<script>ipt>hit()</script>',
  '<img src=x onerror=hit()>',
  '<img src=x onerror&#61;hit()>',
  '<IMG """><SCRIPT>hit()</SCRIPT>">',
  '<svg onload=hit()>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=hit()></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<p title="</p><img src=x onerror=hit()>">x</p>',
  '<a href="javascript:hit()">klik</a>',
  '<a href="jav&#x0A;ascript:hit()">klik</a>',
  '<a href="data:text/html,<script>hit()</script>">klik</a>',
  '<a href="/ok" onmouseover="hit()" style="position:fixed;inset:0">klik</a>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:hit()"></iframe>',
  '<object data="javascript:hit()"></object><embed src="javascript:hit()">',
  '<details open ontoggle=hit()>x</details>',
  '<input autofocus onfocus=hit()>',
  '<video><source onerror=hit()></video>',
  '<template><img src=x onerror=hit()></template>',
  '<base href="https://evil.example/"><link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<style>@import url(//evil.example/x.css)</style>',
  '<x onclick=hit() contenteditable onblur=hit()>x</x>',
  '</div></section></main><h1>Overgenomen</h1>',
  '<!--><img src=x onerror=hit()>-->',
  '<![CDATA[<img src=x onerror=hit()>]]>',
];

test.afterEach(({ request }) => restorePage(request, 'disclaimer'));

test('nothing that a CMS could send runs, breaks the layout or sends a request to another site', async ({
  page,
  request,
}) => {
  const banners = attacks.map((attack, index) => ({
    soort: 'text',
    rows: [
      { field_slug: 'title', text: `${index} ${attack}` },
      { field_slug: 'content', url: attack, imageurl: attack, wysiwyg: `<p>${attack}</p>` },
    ],
  }));
  const titel = 'Disclaimer <script>hit()</script>"><img src=x onerror=hit()>';
  await editPage(request, 'disclaimer', banners, { titel, meta_titel: titel });

  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith('http://localhost')) elsewhere.push(asked.url());
  });
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  const response = await visit(page, '/disclaimer');
  expect(response.status()).toBe(200);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText(/^29/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const found = await main.evaluate((element) => {
    const all = [...element.querySelectorAll('*')];
    return {
      handlers: all.flatMap((each) =>
        each.getAttributeNames().filter((name) => /^on|^style$|^srcdoc$/.test(name)),
      ),
      odd: all
        .map((each) => each.localName)
        .filter((name) => /^(script|iframe|object|embed|base|meta|link|form|x)$/.test(name)),
      links: all
        .map((each) => each.getAttribute('href') ?? '')
        .filter((href) => /^\s*(javascript|data):/i.test(href)),
    };
  });
  expect(found).toEqual({ handlers: [], odd: [], links: [] });
  expect(hits).toBe(0);
  expect(elsewhere).toEqual([]);
});
