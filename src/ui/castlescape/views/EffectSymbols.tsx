/** Effects of a card as numbers with symbols, or in few words. Hidden from screen readers, which read the sentence. */
import type { ComponentChildren } from 'preact'
import type { Card, Effect } from '../../../games/castlescape/cardTypes.ts'
import { t } from '../../../text/t.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import { withSign } from '../table/cardAndSquareTexts.ts'
import * as styles from './EffectSymbols.module.css'

const Token = ({
  n,
  icon,
  children,
}: {
  readonly n: string | number
  readonly icon: IconName
  readonly children?: ComponentChildren
}) => (
  <span class={styles.token} data-words={children ? '' : undefined}>
    <b>{n}</b>
    <Icon name={icon} small />
    {children && <span>{children}</span>}
  </span>
)

const EffectToken = ({ effect }: { readonly effect: Effect }) => {
  switch (effect.op) {
    case 'gold':
      return <Token n={effect.n} icon="coin" />
    case 'walls':
      return (
        <Token n={effect.n} icon="wall">
          {effect.loose && t('castlescape.short.loose')}
        </Token>
      )
    case 'recruits':
      return (
        <Token n={effect.n} icon="recruit">
          {effect.on === 'any' && t('castlescape.short.any')}
        </Token>
      )
    case 'infamy':
      return <Token n={withSign(effect.n)} icon="mask" />
    case 'corruption':
      return <Token n={withSign(effect.n)} icon="bag" />
    case 'theirInfamy':
      return (
        <span class={styles.token} data-words="">
          {t('castlescape.short.rival')} <Token n={withSign(effect.n)} icon="mask" />
        </span>
      )
    case 'theirAlley':
      return <span data-words="">{t('castlescape.short.theirAlley')}</span>
    case 'contract':
      return <span data-words="">{t('castlescape.short.contract')}</span>
    case 'acquire':
      return <span data-words="">{t('castlescape.short.acquire', { n: effect.maxCost })}</span>
    default:
      return <span data-words="">{t(`castlescape.short.${effect.op}`, { n: effect.n })}</span>
  }
}

const Effects = ({ effects }: { readonly effects: readonly Effect[] }) => (
  <>
    {effects.map((effect, at) => (
      <EffectToken key={at} effect={effect} />
    ))}
  </>
)

/** Effects of a branch alone. */
export const BranchSymbols = ({ card, branch }: { readonly card: Card; readonly branch: number }) => (
  <span class={styles.effects}>
    <Effects effects={card.or?.[branch] ?? []} />
  </span>
)

/** All effects that are printed on a card, but for its penalty. */
export const EffectSymbols = ({ card }: { readonly card: Card }) => (
  <span class={styles.effects} aria-hidden="true">
    <Effects effects={card.play ?? []} />
    {(card.or ?? []).map((effects, branch) => (
      <span key={branch} class={styles.effects}>
        {branch > 0 && <i>{t('castlescape.short.or')}</i>}
        <Effects effects={effects} />
      </span>
    ))}
    {card.buy && (
      <span class={styles.effects} data-words="">
        {card.set !== 'service' && <i>{t('castlescape.short.now')}</i>}
        <Effects effects={card.buy} />
      </span>
    )}
  </span>
)

/** Penalty of a card, at its lower corner; nothing where it has none. */
export const PenaltyCorner = ({ card: { infamy, corruption } }: { readonly card: Card }) =>
  infamy + corruption > 0 ? (
    <span class={styles.penalty} aria-hidden="true">
      {infamy > 0 && <Token n={withSign(infamy)} icon="mask" />}
      {corruption > 0 && <Token n={withSign(corruption)} icon="bag" />}
    </span>
  ) : null
