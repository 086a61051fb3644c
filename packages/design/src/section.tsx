import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { arrowRight, Icon } from './icon.tsx';
import css from './section.module.css';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  tone?: 'paper' | 'white' | 'sand' | 'dark';
  /** Less space above and below. */
  tight?: boolean;
  /** The container inside: `narrow` for text and forms, `full` for none. */
  width?: 'wide' | 'narrow' | 'full';
}

/** A band of the page, with the page's rhythm and gutters. */
export function Section({
  tone = 'paper',
  tight = false,
  width = 'wide',
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section {...rest} className={classNames(css.section, css[tone], tight && css.tight, className)}>
      {width === 'full' ? children : <Container narrow={width === 'narrow'}>{children}</Container>}
    </section>
  );
}

export function Container({
  narrow = false,
  className,
  ...rest
}: { narrow?: boolean } & ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.container, narrow && css.narrow, className)} />;
}

interface SectionHeadProps {
  title: ReactNode;
  /** A line above the title. */
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** The way to all of it, with an arrow. */
  link?: { href: string; label: string };
}

/** Title, intro and arrow link of a section. */
export function SectionHead({ title, eyebrow, intro, link }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.words}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h2>{title}</h2>
        {intro && <div className={css.intro}>{intro}</div>}
      </div>
      {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
    </div>
  );
}

export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.arrow} href={href}>
      {children}
      <Icon of={arrowRight} size="s" />
    </a>
  );
}
