import type { Persistence, StorageEstimate } from '../../../store/storageSafety.ts'
import { formatBytes } from '../../../text/formatAmounts.ts'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as sectionStyles from '../../parts/Section.module.css'
import * as styles from './StorageSettings.module.css'

export interface StorageView {
  readonly state: Persistence
  /** Absent if the browser does not say. */
  readonly usage: StorageEstimate | undefined
  /** True if the browser was asked to keep the games and refused. */
  readonly isDenied: boolean
  /** True for Safari outside an installed app: it deletes data after seven days without a visit. */
  readonly deletesUnused: boolean
  /** Result of the last action; empty if there is nothing to say. */
  readonly statusText: string
}

interface StorageSettingsProps extends StorageView {
  readonly onPersist: () => void
  readonly onExport: () => void
  readonly onImport: (file: Blob) => void
}

const ImportFileButton = ({ onImport }: Pick<StorageSettingsProps, 'onImport'>) => {
  const readFile = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? []
    if (file) onImport(file)
    currentTarget.value = ''
  }
  return (
    <label class={`${button.plain} ${styles.file}`}>
      <input type="file" onChange={readFile} />
      {t('storage.import')}
    </label>
  )
}

/** Section about storage: how safe the games are, export of all games, import. */
export const StorageSettings = ({ onPersist, onExport, onImport, ...storage }: StorageSettingsProps) => {
  const { state, usage, isDenied, deletesUnused, statusText } = storage
  return (
    <section class={`box ${styles.storage}`} aria-labelledby="storage">
      <h2 id="storage">{t('storage.title')}</h2>
      <p>{t(`storage.${state}`)}</p>
      {state !== 'kept' && deletesUnused && <p>{t('storage.forgets')}</p>}
      {usage && (
        <p class="muted">{t('storage.used', { used: formatBytes(usage.used), quota: formatBytes(usage.quota) })}</p>
      )}
      {state !== 'kept' && isDenied && <p role="status">{t('storage.denied')}</p>}
      {state !== 'kept' && !isDenied && (
        <button type="button" class={button.plain} onClick={onPersist}>
          {t('storage.ask')}
        </button>
      )}
      <div class={sectionStyles.pair}>
        <button type="button" class={button.plain} onClick={onExport}>
          {t('storage.export')}
        </button>
        <ImportFileButton onImport={onImport} />
      </div>
      <p role="status">{statusText}</p>
    </section>
  )
}
