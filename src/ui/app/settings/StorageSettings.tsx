import '../text/storage.ts'
import type { Persistence, Room } from '../../store/persistence.ts'
import { size } from '../text/amounts.ts'
import { t } from '../text/t.ts'

/** Larger files hold no games of a phone, in bytes. */
const MOST = 100_000_000

export interface StorageView {
  readonly state: Persistence
  /** Absent where the browser does not say. */
  readonly room: Room | undefined
  /** The browser was asked to keep the games, and did not agree. */
  readonly denied: boolean
  /** Safari outside an installed app: it deletes after seven days without a visit. */
  readonly forgets: boolean
  /** What came of what was asked last; empty when nothing is to be said. */
  readonly said: string
}

interface StorageProps extends StorageView {
  readonly onAsk: () => void
  readonly onExport: () => void
  /** The text of a file. */
  readonly onImport: (text: string) => void
}

const Import = ({ onImport }: Pick<StorageProps, 'onImport'>) => {
  const open = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? []
    // A file that cannot be read is as good as an empty one.
    const text = await file
      ?.slice(0, MOST)
      .text()
      .catch(() => '')
    if (text !== undefined) onImport(text)
    currentTarget.value = ''
  }
  return (
    <label class="btn file">
      <input type="file" accept=".json,application/json,text/plain" onChange={open} />
      {t('storage.import')}
    </label>
  )
}

/** Where the games are kept, how safely, and all of them out and in. */
export const Storage = ({ onAsk, onExport, onImport, ...storage }: StorageProps) => {
  const { state, room, denied, forgets, said } = storage
  return (
    <section class="box store" aria-labelledby="storage">
      <h2 id="storage">{t('storage.title')}</h2>
      <p>{t(`storage.${state}`)}</p>
      {state !== 'kept' && forgets && <p>{t('storage.forgets')}</p>}
      {room && <p class="muted">{t('storage.used', { used: size(room.used), quota: size(room.quota) })}</p>}
      {state !== 'kept' && denied && <p role="status">{t('storage.denied')}</p>}
      {state !== 'kept' && !denied && (
        <button type="button" class="btn" onClick={onAsk}>
          {t('storage.ask')}
        </button>
      )}
      <div class="two">
        <button type="button" class="btn" onClick={onExport}>
          {t('storage.export')}
        </button>
        <Import onImport={onImport} />
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
