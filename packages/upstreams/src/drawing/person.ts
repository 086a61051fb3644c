import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { ellipse, n, opacity, path, rect, SHADE, stroke } from './svg.ts';

export interface Person {
  skin: string;
  hair: string;
  cut: 'short' | 'side' | 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'bald' | 'scarf';
  beard: 'none' | 'stubble' | 'full';
  glasses: boolean;
  clothes: 'blazer' | 'knit' | 'shirt' | 'dress';
  cloth: string;
  under: string;
  age: number;
}

const SKINS = [
  '#f0cfb4',
  '#e8bf9e',
  '#d9a77f',
  '#b9815a',
  '#8d5b3e',
  '#6b4330',
  '#f3d7c2',
  '#c9946c',
] as const;
const HAIRS = ['#2c211c', '#4a3022', '#6d4a2e', '#9a6b3c', '#c79a5c', '#1d1a1a', '#7d3f26'] as const;

export const createPerson = (rng: Random): Person => {
  const skin = rng.pick(SKINS);
  const dark = ['#8d5b3e', '#6b4330', '#b9815a'].includes(skin);
  const age = rng.next();
  const hair =
    age > 0.78
      ? rng.pick(['#a9a49c', '#c9c4ba', '#8a8580'])
      : dark
        ? rng.pick(['#1d1a1a', '#2c211c'])
        : rng.pick(HAIRS);
  const cut = rng.pick([
    'short',
    'side',
    'crop',
    'bob',
    'long',
    'bun',
    'curls',
    'bob',
    'long',
    'side',
    dark ? 'scarf' : 'bald',
  ] as const);
  const masculine = cut === 'short' || cut === 'side' || cut === 'bald' || cut === 'crop';
  return {
    skin,
    hair,
    cut,
    age,
    beard: masculine ? rng.pick(['none', 'none', 'stubble', 'full']) : 'none',
    glasses: rng.chance(0.36),
    clothes: masculine
      ? rng.pick(['blazer', 'knit', 'shirt', 'blazer'])
      : rng.pick(['blazer', 'dress', 'knit', 'blazer']),
    cloth: rng.pick([
      '#22404a',
      '#0e5450',
      '#2b3440',
      '#7d3a2c',
      '#8a7a62',
      '#4a5a50',
      '#5d4a55',
      '#c2a06a',
      '#36506a',
    ]),
    under: rng.pick(['#f6f1e6', '#e6dccb', '#c9d6d3', '#f2e2cf', '#e9e4da']),
  };
};

const CX = 600;

const body = (p: Person) => {
  const { cloth, under, skin } = p;
  const torso = `M120 1600C130 1330 210 1215 400 1160L520 1100H680L800 1160C990 1215 1070 1330 1080 1600z`;
  const shade = `M690 1100L800 1160C990 1215 1070 1330 1080 1600H760C790 1420 770 1240 690 1100z`;
  let out = '';
  if (p.clothes === 'blazer' || p.clothes === 'shirt') {
    const base = p.clothes === 'shirt' ? mix(under, cloth, 0.12) : cloth;
    out += path(torso, base) + path(shade, SHADE, opacity(0.16));
    if (p.clothes === 'blazer') {
      out +=
        path(`M500 1108L600 1470L700 1108z`, under) +
        path(`M600 1470L700 1108L668 1100L600 1200z`, SHADE, opacity(0.1));
      out +=
        path(`M500 1100L430 1150L395 1290L470 1300L440 1350L600 1600H640L600 1470z`, lighter(cloth, 0.1)) +
        path(`M700 1100L770 1150L805 1290L730 1300L760 1350L600 1600H560L600 1470z`, darker(cloth, 0.16));
      out +=
        stroke(`M600 1470L640 1600`, darker(cloth, 0.5), 4) +
        stroke('M395 1290L470 1300L440 1350', darker(cloth, 0.35), 3) +
        stroke('M805 1290L730 1300L760 1350', darker(cloth, 0.5), 3);
    } else {
      out +=
        stroke('M600 1230V1600', darker(base, 0.2), 5) +
        [1300, 1410, 1520].map((y) => ellipse(609, y, 7, 7, darker(base, 0.3))).join('');
    }
    out +=
      path('M512 1092L470 1150L560 1240L600 1180z', lighter(p.clothes === 'shirt' ? base : under, 0.3)) +
      path('M688 1092L730 1150L640 1240L600 1180z', darker(p.clothes === 'shirt' ? base : under, 0.08)) +
      stroke('M470 1150L560 1240L600 1180L640 1240L730 1150', SHADE, 3, 'stroke-opacity=".3"');
  } else if (p.clothes === 'knit') {
    out +=
      path(torso, cloth) +
      path(shade, SHADE, opacity(0.18)) +
      path('M492 1098Q600 1200 708 1098L722 1132Q600 1250 478 1132z', lighter(cloth, 0.14)) +
      stroke('M478 1132Q600 1250 722 1132', darker(cloth, 0.4), 4);
    let ribs = '';
    for (let x = 200; x <= 1000; x += 26)
      ribs += `M${x} 1600Q${x + (600 - x) * 0.1} 1400 ${n(x + (600 - x) * 0.28)} 1240`;
    out += stroke(ribs, darker(cloth, 0.3), 2.5, 'stroke-opacity=".35"');
  } else {
    out +=
      path(torso, cloth) +
      path(shade, SHADE, opacity(0.18)) +
      path('M500 1102Q540 1250 600 1290Q660 1250 700 1102z', skin) +
      path('M640 1102Q668 1200 616 1282Q660 1250 700 1102z', darker(skin, 0.24)) +
      stroke('M500 1102Q540 1250 600 1290Q660 1250 700 1102', darker(cloth, 0.4), 5);
    out += stroke('M520 1104Q600 1260 680 1104', '#d9b45a', 4) + ellipse(600, 1186, 9, 11, '#d9b45a');
  }
  return out;
};

const head = (p: Person) => {
  const { skin } = p;
  const dark = darker(skin, 0.22);
  const rosy = mix(skin, '#c4553f', 0.34);
  let out =
    path('M512 930H688V1100Q668 1172 600 1180Q532 1172 512 1100z', darker(skin, 0.14)) +
    path('M512 968Q600 1086 688 960V1040Q620 1120 512 1020z', darker(skin, 0.34), opacity(0.65));
  for (const k of [-1, 1])
    out +=
      ellipse(CX + k * 186, 752, 30, 52, k < 0 ? skin : dark) +
      ellipse(CX + k * 184, 756, 15, 30, darker(skin, 0.28), opacity(0.6));
  const face =
    'M418 690C414 540 490 470 600 470C710 470 786 540 782 690C780 800 760 890 706 956C672 996 638 1014 600 1014C562 1014 528 996 494 956C440 890 420 800 418 690z';
  out += path(face, skin);
  out += path(
    'M600 470C710 470 786 540 782 690C780 800 760 890 706 956C672 996 638 1014 606 1014C660 980 706 900 716 800C724 700 716 560 600 470z',
    dark,
    opacity(0.62),
  );
  out += ellipse(500, 838, 50, 34, rosy, opacity(0.32)) + ellipse(694, 838, 44, 32, rosy, opacity(0.26));
  return out;
};

const features = (p: Person) => {
  const { skin } = p;
  const line = darker(skin, 0.72);
  const brow = p.cut === 'bald' || p.cut === 'scarf' ? darker(skin, 0.66) : darker(p.hair, 0.15);
  let out = '';
  for (const k of [-1, 1]) {
    const ex = CX + k * 82;
    out +=
      path(`M${ex - 38} 748Q${ex} 718 ${ex + 38} 748Q${ex} 772 ${ex - 38} 748z`, '#f7f1e7') +
      ellipse(ex, 745, 18, 19, '#3b2b22') +
      ellipse(ex - 6, 739, 5.5, 5.5, '#f7f1e7');
    out +=
      stroke(`M${ex - 40} 748Q${ex} 716 ${ex + 40} 746`, line, 7, 'stroke-linecap="round"') +
      stroke(`M${ex - 30} 760Q${ex} 774 ${ex + 30} 759`, darker(skin, 0.35), 3.5, 'stroke-linecap="round"');
    out += stroke(
      `M${ex - k * 44} ${684}Q${ex} ${660} ${ex + k * 46} ${686}`,
      brow,
      15,
      'stroke-linecap="round" stroke-opacity=".92"',
    );
    if (p.age > 0.6)
      out += stroke(
        `M${ex + k * 54} 756l${k * 22} -8M${ex + k * 54} 766l${k * 20} 6`,
        darker(skin, 0.35),
        3,
        'stroke-linecap="round" stroke-opacity=".7"',
      );
  }
  out +=
    path(
      'M606 730C624 790 640 826 634 846C626 864 606 866 588 862C610 858 616 846 612 820z',
      darker(skin, 0.3),
      opacity(0.75),
    ) + stroke('M576 858Q600 874 628 856', darker(skin, 0.42), 5, 'stroke-linecap="round"');
  const lip = mix(darker(skin, 0.12), '#a8412b', 0.42);
  out +=
    path('M528 908Q566 902 600 910Q634 902 672 908Q640 918 600 919Q560 918 528 908z', darker(lip, 0.18)) +
    path('M536 912Q600 926 664 912Q644 950 600 952Q556 950 536 912z', lip) +
    stroke('M520 904Q560 918 600 917Q640 918 680 904', darker(lip, 0.5), 5, 'stroke-linecap="round"');
  out += stroke(
    'M506 886Q500 902 508 920M694 886Q700 902 692 920',
    darker(skin, 0.3),
    4,
    'stroke-linecap="round" stroke-opacity=".7"',
  );
  if (p.glasses) {
    const rim = p.age > 0.5 ? '#3a2a22' : '#2b3a3c';
    for (const k of [-1, 1])
      out +=
        `<rect x="${CX + k * 84 - 62}" y="700" width="124" height="96" rx="42" fill="#ffffff" fill-opacity=".12" stroke="${rim}" stroke-width="9"/>` +
        stroke(`M${CX + k * 146} 738L${CX + k * 184} 730`, rim, 9);
    out += stroke('M578 738Q600 724 622 738', rim, 9);
  }
  return out;
};

const beard = (p: Person) => {
  if (p.beard === 'none') return '';
  const tone = p.beard === 'full' ? p.hair : mix(p.hair, p.skin, 0.6);
  const d =
    'M420 730C424 820 440 900 494 962C528 1000 562 1024 600 1024C638 1024 672 1000 706 962C760 900 776 820 780 730C764 800 750 850 716 870C690 884 660 872 600 872C540 872 510 884 484 870C450 850 436 800 420 730z';
  return (
    path(d, tone, opacity(p.beard === 'full' ? 1 : 0.5)) +
    path(
      'M600 1024C638 1024 672 1000 706 962C760 900 776 820 780 730C764 800 750 850 716 870C720 930 680 990 600 1024z',
      darker(tone, 0.3),
      opacity(0.5),
    )
  );
};

const hairBack = (p: Person) => {
  const dark = darker(p.hair, 0.3);
  if (p.cut === 'long')
    return path(
      'M400 640C380 440 500 396 600 396C720 396 826 450 806 660C800 800 830 960 850 1150C800 1220 700 1200 660 1150H540C480 1220 390 1210 350 1140C380 960 408 800 400 640z',
      dark,
    );
  if (p.cut === 'bob')
    return path(
      'M396 660C380 450 490 396 600 396C720 396 820 450 806 660C804 790 812 860 816 930C780 980 700 980 680 960H520C490 982 420 980 386 930C392 860 398 790 396 660z',
      dark,
    );
  if (p.cut === 'bun')
    return (
      ellipse(610, 372, 104, 96, p.hair) +
      path('M640 290Q730 330 706 430L620 450z', darker(p.hair, 0.3), opacity(0.7))
    );
  if (p.cut === 'curls')
    return [
      [420, 560, 110],
      [520, 440, 120],
      [660, 430, 124],
      [780, 540, 112],
      [812, 680, 90],
      [392, 690, 90],
      [800, 800, 74],
      [400, 804, 72],
    ]
      .map(([x, y, r]) => ellipse(x as number, y as number, r as number, r as number, dark))
      .join('');
  return '';
};

const hairFront = (p: Person) => {
  const { hair, cut } = p;
  const light = lighter(hair, 0.16);
  const dark = darker(hair, 0.32);
  if (cut === 'bald') return path('M470 540Q520 486 600 484Q540 510 500 580z', '#fff6e4', opacity(0.28));
  if (cut === 'scarf') {
    return (
      path(
        'M396 720C370 470 480 392 600 392C724 392 830 470 804 720C800 860 780 1000 800 1120L690 1200H500L400 1120C420 1000 400 860 396 720zM446 700C446 800 470 890 520 950C560 1000 640 1000 680 950C730 890 754 800 754 700C750 590 690 520 600 520C510 520 450 590 446 700z',
        p.under,
        'fill-rule="evenodd"',
      ) +
      path(
        'M600 392C724 392 830 470 804 720C800 860 780 1000 800 1120L690 1200H610C730 1100 770 900 754 700C750 590 700 530 600 520z',
        SHADE,
        opacity(0.14),
      ) +
      stroke(
        'M430 1010Q600 1130 780 1020M450 1080Q600 1180 760 1080',
        darker(p.under, 0.25),
        5,
        'stroke-opacity=".7"',
      )
    );
  }
  const shapes: Record<string, [string, string]> = {
    short: [
      'M404 700C388 500 470 410 606 408C744 408 816 510 796 700L776 690C778 620 764 580 730 550C660 566 540 566 480 546C446 576 428 620 424 690z',
      'M480 546C520 470 600 440 680 452C610 450 560 490 540 556z',
    ],
    side: [
      'M402 706C384 520 452 404 612 398C752 394 822 500 798 706L774 690C778 620 760 560 700 520C620 560 520 566 470 520C438 570 428 630 426 696z',
      'M470 520C500 450 580 420 660 430C590 440 540 480 520 548z',
    ],
    crop: [
      'M408 690C400 520 480 426 600 424C724 424 800 520 792 690L776 684C774 600 740 540 690 524Q600 504 510 524C460 540 428 600 424 684z',
      'M450 560C480 480 540 450 600 446C540 470 500 510 484 540z',
    ],
    bob: [
      'M394 760C376 500 470 396 606 394C744 394 826 500 806 760C800 720 792 690 776 660C700 640 640 590 616 530C570 610 490 650 428 664C410 690 400 720 394 760z',
      'M420 640C430 520 500 440 590 430C530 480 500 560 480 636z',
    ],
    long: [
      'M392 800C372 500 470 394 606 392C746 392 830 500 808 800C806 720 790 660 764 620C700 600 640 560 610 506C560 580 500 620 440 640C412 680 396 740 392 800z',
      'M420 650C430 520 500 440 590 424C530 480 500 560 474 630z',
    ],
    bun: [
      'M404 720C384 510 470 404 602 402C736 402 818 510 796 720C794 650 776 590 740 556C660 520 540 520 462 556C424 590 408 650 404 720z',
      'M452 560C480 480 540 440 620 432C560 460 520 500 506 536z',
    ],
    curls: ['', ''],
  };
  if (cut === 'curls') {
    const blobs = [
      [450, 548, 62],
      [520, 496, 66],
      [600, 476, 66],
      [684, 490, 68],
      [752, 548, 60],
      [412, 628, 48],
      [790, 626, 48],
      [560, 440, 70],
      [660, 436, 70],
    ] as const;
    return (
      blobs.map(([x, y, r]) => ellipse(x, y, r, r, hair)).join('') +
      blobs
        .map(([x, y, r]) => ellipse(x - r * 0.3, y - r * 0.34, r * 0.5, r * 0.42, light, opacity(0.6)))
        .join('')
    );
  }
  const [shape, shine] = shapes[cut] ?? ['', ''];
  return (
    path(shape, hair) +
    path(shine, light, opacity(0.7)) +
    stroke('M700 430C770 470 800 560 794 680', dark, 12, 'stroke-opacity=".5" stroke-linecap="round"')
  );
};

/** A bust for a frame of 1200 × 1600, lit from the left. */
export const drawPerson = (p: Person): string =>
  hairBack(p) + body(p) + head(p) + beard(p) + features(p) + hairFront(p);

export const drawBackdrop = (wall: string): string =>
  rect(0, 0, 1200, 1600, wall) +
  path('M230 1600V620C230 400 390 250 600 250C810 250 970 400 970 620V1600z', lighter(wall, 0.3)) +
  path('M600 250C810 250 970 400 970 620V1600H880V640C880 430 760 290 560 252z', SHADE, opacity(0.08)) +
  path('M0 0H420L0 980z', '#fff3d6', opacity(0.2)) +
  path('M560 0H700L0 1600V1290z', '#fff3d6', opacity(0.14));
