import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/t.ts'

type Loaded<P> = { readonly view: ComponentType<P> } | 'loading' | 'failed'

/** In place of a screen that is on its way. */
export const Opening = () => (
  <main class="page" aria-busy="true">
    <p role="status">{t('app.loading')}</p>
  </main>
)

const Failed = ({ retry }: { readonly retry: () => void }) => (
  <main class="page">
    <p role="status">{t('app.failed')}</p>
    <button type="button" class="btn" onClick={retry}>
      {t('app.retry')}
    </button>
  </main>
)

/** A component that comes later; `ahead` fetches it before its need, and never fails. */
type Lazy<P> = ComponentType<P> & { readonly ahead: () => Promise<unknown> }

/**
 * A component that is fetched when it is first shown, so that the screens before it stay light. `quiet`: nothing stands in its place
 * until it is there, as for a sheet over a screen; `unasked`: nor where it cannot be had.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  quiet: boolean | 'unasked' = false,
): Lazy<P> {
  let loaded: Loaded<P> = 'loading'
  const get = async () => {
    loaded = { view: await load() }
    return loaded
  }
  function Late(props: P) {
    const [now, show] = useState(loaded)
    const fetch = () => {
      show('loading')
      get().then(show, () => show('failed'))
    }
    useEffect(() => {
      if (now === 'loading') fetch()
    }, [])
    if (typeof now !== 'string') return <now.view {...props} />
    if (now === 'failed' && quiet !== 'unasked') return <Failed retry={fetch} />
    return quiet ? null : <Opening />
  }
  return Object.assign(Late, { ahead: () => get().catch(() => undefined) })
}
