import { useEffect, useState } from 'preact/hooks'
import type { Result } from '../../../kernel/result.ts'
import { loadSiteJson } from '../../../net/loadSiteJson.ts'
import type { SiteDescription } from '../../../net/siteJson.ts'
import { messageOr, t } from '../../../text/t.ts'
import '../../../text/bundles/leisure.ts'
import { readIceServers } from '../../../net/iceServers.ts'
import { readPeerServerAddress } from '../../../net/peerServerAddress.ts'
import type { Settings } from '../../../store/settings.ts'
import * as fold from '../../parts/Fold.module.css'
import { TextFieldSetting } from './TextFieldSetting.tsx'

const SiteLink = ({ href, text }: { readonly href: string; readonly text: string }) =>
  href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : null

/** What the site says of itself, read when somebody looks at the servers; nothing where it says nothing. */
const SiteInfo = ({ appUrl }: { readonly appUrl: string }) => {
  const [site, setSite] = useState<Result<SiteDescription | null> | null>(null)
  useEffect(() => void loadSiteJson(appUrl).then(setSite), [])
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

/** Servers by which phones find each other. */
export type ConnectionServers = Pick<Settings, 'server' | 'ice'>

interface ConnectionSettingsProps {
  readonly servers: ConnectionServers
  /** Address of the app, the base of relative addresses. */
  readonly appUrl: string
  readonly onChange: (changed: Partial<ConnectionServers>) => void
}

const PLACEHOLDERS = { server: 'https://example.org/rooms', ice: 'stun:example.org:3478' }

const errorTextOf = (parsed: Result<unknown>): string | null =>
  parsed.ok ? null : messageOr(parsed.error.code, parsed.error.values, 'app.refused')

/** Settings of the servers that connect phones; most people leave both fields empty, so they are folded away. */
export const ConnectionSettings = ({ servers, appUrl, onChange }: ConnectionSettingsProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details class={`box ${fold.fold}`} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('settings.advanced')}</summary>
      <TextFieldSetting
        key={`server ${servers.server}`}
        label={t('settings.server')}
        help={t('settings.server.help')}
        placeholder={PLACEHOLDERS.server}
        value={servers.server}
        validate={(text) => errorTextOf(readPeerServerAddress(text, appUrl))}
        onChange={(server) => onChange({ server })}
      />
      <TextFieldSetting
        key={`ice ${servers.ice}`}
        label={t('settings.ice')}
        help={t('settings.ice.help')}
        placeholder={PLACEHOLDERS.ice}
        value={servers.ice}
        validate={(text) => errorTextOf(readIceServers(text))}
        onChange={(ice) => onChange({ ice })}
      />
      {isOpen && <SiteInfo appUrl={appUrl} />}
    </details>
  )
}
