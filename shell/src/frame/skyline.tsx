import css from './skyline.module.css';

/** Deventer's gables, which the footer ends in: stepped, neck, spout and bell, and the tower of the Lebuinuskerk. */
export function Skyline() {
  return (
    <svg className={css.skyline} viewBox="0 0 1440 96" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path d="M0 96V58h40V44l28-22 28 22v14h22V40h10V30h10V20h10v-8h16v8h10v10h10v10h10v26h34V52c10 0 14-6 15-14 8-2 11-8 13-16h14c2 8 5 14 13 16 1 8 5 14 15 14v16h44V62l40-30 40 30v14h66V56h8V46h8V36h8V28h14v8h8v10h8v10h8v20h52V66h30V52l34-26 34 26v22h38V50c9-1 13-5 13-13h8V24h26v13h8c0 8 4 12 13 13v28h60V66h34V20h4v-8h4L894 0l3-0 3 0 12 12h4v8h4v46h26v12h42V60l32-24 32 24v16h26V54h9V44h9V34h9V26h16v8h9v10h9v10h9v26h62V62l36-28 36 28v18h28V58c10 0 14-6 15-14 8-2 11-8 13-16h14c2 8 5 14 13 16 1 8 5 14 15 14v10h26V56l16-12V96Z" />
    </svg>
  );
}
