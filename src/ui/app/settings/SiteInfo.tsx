import { useEffect, useState } from 'preact/hooks'
import type { Result } from '../../../kernel/result.ts'
import { loadSite } from '../../../net/loadSite.ts'
import type { Site } from '../../../net/site.ts'
import { t } from '../../../text/t.ts'

const SiteLink = ({ href, text }: { readonly href: string; readonly text: string }) =>
  href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : null

/** What the site says of itself, read when somebody looks at the servers; nothing where it says nothing. */
export const SiteInfo = ({ appUrl }: { readonly appUrl: string }) => {
  const [site, setSite] = useState<Result<Site | null> | null>(null)
  useEffect(() => void loadSite(appUrl).then(setSite), [])
  if (!site) return null
  if (!site.ok) return <p class="muted">{t('site.damaged')}</p>
  if (!site.value) return null
  const { name, contact, source } = site.value
  return (
    <>
      {name && <p>{t('site.runBy', { name })}</p>}
      {(contact || source) && (
        <p>
          <SiteLink href={contact} text={t('site.contact')} /> <SiteLink href={source} text={t('site.source')} />
        </p>
      )}
    </>
  )
}
