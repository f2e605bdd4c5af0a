/** List of the keys of the board, opened by `?`. */
import '../../../../text/blackstone/sheets.ts'
import { t } from '../../../../text/t.ts'
import { useApp } from '../../../app/appContext.ts'
import { navigateUp } from '../../../app/route.ts'
import { Sheet } from '../../../parts/Sheet.tsx'
import * as styles from './KeysSheet.module.css'

const ALWAYS = ['arrows', 'enter', 'escape', 'ctrlZ'] as const
/** Those that the settings switch off, as they are written on the keys. */
const CHARACTERS = { i: 'I', f: 'F', r: 'R', digits: '1–9', t: 'T', u: 'U', e: 'E', help: '?' } as const
const characterIds = Object.keys(CHARACTERS) as readonly (keyof typeof CHARACTERS)[]

const KeyRow = ({ name, does }: { readonly name: string; readonly does: string }) => (
  <div>
    <dt>
      <kbd>{name}</kbd>
    </dt>
    <dd>{does}</dd>
  </div>
)

export const KeysSheet = () => {
  const hasShortcuts = useApp().settings.value.shortcuts === 'on'
  return (
    <Sheet title={t('keys.title')} onClose={navigateUp}>
      <p>{t('keys.where')}</p>
      <dl class={styles.keys}>
        {ALWAYS.map((id) => (
          <KeyRow key={id} name={t(`keys.${id}`)} does={t(`keys.${id}.does`)} />
        ))}
        {hasShortcuts &&
          characterIds.map((id) => <KeyRow key={id} name={CHARACTERS[id]} does={t(`keys.${id}.does`)} />)}
      </dl>
      {!hasShortcuts && <p>{t('keys.off')}</p>}
    </Sheet>
  )
}
