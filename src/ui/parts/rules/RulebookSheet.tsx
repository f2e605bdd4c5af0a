/**
 * Sheet over a table with sections of its rulebook. Links replace the sheet's address, so that a single Back always
 * returns to the table.
 */
import '../../../text/bundles/rulebook.ts'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { RulebookSection } from '../../../games/rulebook.ts'
import { currentLanguage, t } from '../../../text/t.ts'
import { replaceRoute } from '../../common/route.ts'
import * as fold from '../Fold.module.css'
import { Sheet } from '../Sheet.tsx'
import { focusRule } from './focusRule.ts'
import { type RulebookProps, RuleParagraph } from './RuleParagraph.tsx'
import * as styles from './Rules.module.css'

interface SectionFoldProps extends RulebookProps {
  readonly section: RulebookSection
  readonly open: boolean
  readonly paragraph: string | undefined
}

const SectionFold = ({ section: { id, title, paragraphs }, open, paragraph, ...place }: SectionFoldProps) => (
  <details class={`box ${fold.fold}`} id={`rule-${id}`} open={open}>
    <summary>{title}</summary>
    {paragraphs.map((item) => (
      <RuleParagraph key={item.number} paragraph={item} isTarget={item.number === paragraph} {...place} />
    ))}
  </details>
)

/** Follows a link by replacing the address of the open sheet. */
const followLinkInPlace = (event: MouseEvent): void => {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  replaceRoute(...link.hash.slice(2).split('/').map(decodeURIComponent))
}

interface RulebookSheetProps extends RulebookProps {
  /** Ids of the sections; the first is unfolded. */
  readonly sections: readonly string[]
  /** Paragraph that is marked. */
  readonly paragraph?: string | undefined
  /** Section or paragraph that is scrolled to. */
  readonly scrollTo?: string | undefined
  readonly onClose: () => void
  /** What stands above the sections. */
  readonly children?: ComponentChildren
}

/** The sheet. Its sections are in English, as the rulebook is. */
export const RulebookSheet = ({ sections, paragraph, scrollTo, onClose, children, ...place }: RulebookSheetProps) => {
  /** A sheet that opens has the focus itself. */
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    const target = scrollTo && document.getElementById(`rule-${scrollTo}`)
    const top = target ? target.getBoundingClientRect().top : 0
    // Where its beginning is in sight, what stands above it is to be read first.
    if (target && (top < 0 || top > innerHeight / 2)) target.scrollIntoView({ block: 'nearest' })
    if (target && isOpen.current) focusRule(target)
    isOpen.current = true
  }, [scrollTo])
  const all = place.rulebook.chapters.flat()
  return (
    <Sheet title={t('rules.title')} onClose={onClose}>
      {children}
      {currentLanguage() !== 'en' && <p class="muted">{t('rules.inEnglish')}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only its links react */}
      <div class={styles.rulebook} lang="en" onClick={followLinkInPlace}>
        {sections
          .flatMap((id) => all.find((section) => section.id === id) ?? [])
          .map((section, index) => (
            <SectionFold key={section.id} section={section} open={index === 0} paragraph={paragraph} {...place} />
          ))}
      </div>
    </Sheet>
  )
}
