/** List of the keys of the board, opened by `?`. */
import '#src/text/blackstone/bundles/sheets.ts'
import '#src/text/bundles/sheets.ts'
import { t } from '#src/text/t.ts'
import { useApp } from '../../../common/appContext.ts'
import { navigateUp } from '../../../common/route.ts'
import { KeyList } from '../../../parts/KeyList.tsx'
import { Sheet } from '../../../parts/Sheet.tsx'

const ALWAYS = ['arrows', 'enter', 'escape', 'ctrlZ'] as const
/** Those that the settings switch off, as they are written on the keys. */
const CHARACTERS = { i: 'I', f: 'F', r: 'R', digits: '1–9', t: 'T', u: 'U', e: 'E', help: '?' } as const
const characterIds = Object.keys(CHARACTERS) as readonly (keyof typeof CHARACTERS)[]

export const KeysSheet = () => {
  const hasShortcuts = useApp().settings.value.shortcuts === 'on'
  const named = ALWAYS.map((id) => ({ name: t(`keys.${id}`), does: t(`keys.${id}.does`) }))
  const characters = characterIds.map((id) => ({ name: CHARACTERS[id], does: t(`keys.${id}.does`) }))
  return (
    <Sheet title={t('keys.title')} onClose={navigateUp}>
      <p>{t('keys.where')}</p>
      <KeyList keys={hasShortcuts ? [...named, ...characters] : named} />
      {!hasShortcuts && <p>{t('keys.off')}</p>}
    </Sheet>
  )
}
