/** List of the keys of the site, opened by `?`. */
import '#src/text/castlescape/bundles/sheets.ts'
import '#src/text/bundles/sheets.ts'
import { t } from '#src/text/t.ts'
import { useApp } from '../../../common/appContext.ts'
import { navigateUp } from '../../../common/route.ts'
import { KeyList } from '../../../parts/KeyList.tsx'
import { Sheet } from '../../../parts/Sheet.tsx'

/** Those that the settings switch off, as they are written on the keys, but for the ones of every game. */
const LETTERS = { n: 'N', zoom: '+ −', b: 'B', w: 'W', r: 'R', m: 'M', g: 'G', h: 'H' } as const
const letterIds = Object.keys(LETTERS) as readonly (keyof typeof LETTERS)[]

export const KeysSheet = () => {
  const hasShortcuts = useApp().settings.value.shortcuts === 'on'
  const named = [
    { name: t('keys.arrows'), does: t('castlescape.keys.arrows.does') },
    { name: t('keys.enter'), does: t('castlescape.keys.enter.does') },
    { name: t('keys.escape'), does: t('castlescape.keys.escape.does') },
  ]
  const letters = [
    ...letterIds.map((id) => ({ name: LETTERS[id], does: t(`castlescape.keys.${id}.does`) })),
    { name: 'U', does: t('keys.u.does') },
    { name: 'E', does: t('keys.e.does') },
    { name: '?', does: t('keys.help.does') },
  ]
  return (
    <Sheet title={t('keys.title')} onClose={navigateUp}>
      <KeyList keys={hasShortcuts ? [...named, ...letters] : named} />
      {!hasShortcuts && <p>{t('keys.off')}</p>}
    </Sheet>
  )
}
