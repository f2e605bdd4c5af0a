/** What the others did since one's own turn, where each plays alone: a button in the prompt's place that replays it, until one does something. */
import '../../style/seeing.css'
import '../../text/seeing.ts'
import { Icon } from '../../shell/Icon.tsx'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import type { AtTable } from './chapter.ts'
import { sinceMine } from './news.ts'

export const Since = ({ sitting, now }: AtTable) => {
  const since = sinceMine(sitting.log.value, now.seat)
  const isFree = sitting.pick.value.on === 'nothing' && !sitting.instead.value
  if (!since || !isFree || now.outcome || now.waits !== null || now.scene.mode.together) return null
  return (
    <button type="button" class="since tap" onClick={() => go(...sitting.path, 'replay', String(since.from))}>
      <Icon name="play" small />
      {t(since.first ? 'since.first' : 'since.chip', { count: since.count })}
    </button>
  )
}
