import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { CopyButton } from './CopyButton.tsx'
import { Fault } from './Fault.tsx'
import type { DoorView } from './props.ts'
import { SquareCode } from './SquareCode.tsx'
import { groupsOf, spelled } from './spelled.ts'
import { Turning } from './Turning.tsx'

type Open = Extract<DoorView, { readonly at: 'open' }>

/** The code as a square and in letters, as large as across a table. */
const Ways = ({ door: { code, link, heard } }: { readonly door: Open }) => (
  <>
    <SquareCode text={link} label={t('gather.square', { letters: spelled(code) })} />
    <p class="spelled">
      <span class="vh">{t('gather.code', { letters: spelled(code) })}</span>
      {groupsOf(code).map((group) => (
        <span key={group} aria-hidden="true">
          {group}
        </span>
      ))}
    </p>
    {!heard && <Turning>{t('gather.unheard')}</Turning>}
  </>
)

interface DoorProps {
  readonly door: DoorView
  readonly onRetry: () => void
  readonly onPair: () => void
  /** Absent where a game is played already. */
  readonly onOnePhone?: () => void
}

/** There is no room on a server: what is left. */
const Shut = ({
  door,
  onRetry,
  onPair,
  onOnePhone,
}: DoorProps & { readonly door: { readonly at: 'shut' } & DoorView }) => (
  <Fault why={door.why}>
    <button type="button" class="btn" onClick={onPair}>
      <Icon name="wifi" />
      {t('gather.offline')}
    </button>
    <button type="button" class="btn" onClick={onRetry}>
      {t('gather.again')}
    </button>
    {onOnePhone && (
      <button type="button" class="btn" onClick={onOnePhone}>
        {t('gather.onePhone')}
      </button>
    )}
  </Fault>
)

/** How others come to this table. */
export const Door = ({ door, ...deeds }: DoorProps) => {
  if (door.at === 'shut') return <Shut door={door} {...deeds} />
  return (
    <section class="door" aria-label={t('gather.way')}>
      {door.at === 'open' ? <Ways door={door} /> : <SquareCode text="" label="" />}
      {door.at === 'opening' && <Turning>{t('gather.opening')}</Turning>}
      <div class="approaches">
        {door.at === 'open' && (
          <CopyButton
            text={door.link}
            label={t('gather.copy')}
            done={t('gather.copied')}
            failed={t('gather.notCopied')}
          />
        )}
        <button type="button" class="btn" onClick={deeds.onPair}>
          <Icon name="wifi" />
          {t('gather.offline')}
        </button>
      </div>
    </section>
  )
}
