import { useState } from 'preact/hooks'
import '../../../text/leisure.ts'
import type { Result } from '../../../kernel/result.ts'
import { readIceServers } from '../../../net/iceServers.ts'
import { readPeerServer } from '../../../net/peerServer.ts'
import type { Settings } from '../../../store/settings.ts'
import { messageOr, t } from '../../../text/t.ts'
import * as fold from '../../parts/Fold.module.css'
import { SiteInfo } from './SiteInfo.tsx'
import { TextSetting } from './TextSetting.tsx'

/** Servers by which phones find each other. */
export type ConnectionServers = Pick<Settings, 'server' | 'ice'>

interface ConnectionSettingsProps {
  readonly servers: ConnectionServers
  /** Address of the app, the base of relative addresses. */
  readonly appUrl: string
  readonly onChange: (servers: ConnectionServers) => void
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
      <TextSetting
        key={`server ${servers.server}`}
        label={t('settings.server')}
        help={t('settings.server.help')}
        placeholder={PLACEHOLDERS.server}
        value={servers.server}
        validate={(text) => errorTextOf(readPeerServer(text, appUrl))}
        onChange={(server) => onChange({ ...servers, server })}
      />
      <TextSetting
        key={`ice ${servers.ice}`}
        label={t('settings.ice')}
        help={t('settings.ice.help')}
        placeholder={PLACEHOLDERS.ice}
        value={servers.ice}
        validate={(text) => errorTextOf(readIceServers(text))}
        onChange={(ice) => onChange({ ...servers, ice })}
      />
      {isOpen && <SiteInfo appUrl={appUrl} />}
    </details>
  )
}
