import type { Result } from '../../kernel/result.ts'
import { readIce } from '../../net/ice.ts'
import { readServer } from '../../net/server.ts'
import type { Settings } from '../../store/settings.ts'
import { say, t } from '../text/t.ts'
import { TextSetting } from './TextSetting.tsx'

/** How phones find each other. */
export type Meeting = Pick<Settings, 'server' | 'ice'>

interface MeetingSettingsProps {
  readonly meeting: Meeting
  /** The app's own address. */
  readonly page: string
  readonly onChange: (meeting: Meeting) => void
}

const EXAMPLES = { server: 'https://example.org/rooms', ice: 'stun:example.org:3478' }

const faultOf = (read: Result<unknown>): string | null =>
  read.ok ? null : say(read.error.code, read.error.values, 'app.refused')

/** Where phones are introduced to each other; most people leave both fields empty. */
export const MeetingSettings = ({ meeting, page, onChange }: MeetingSettingsProps) => (
  <>
    <TextSetting
      key={`server ${meeting.server}`}
      label={t('settings.server')}
      help={t('settings.server.help')}
      placeholder={EXAMPLES.server}
      value={meeting.server}
      check={(text) => faultOf(readServer(text, page))}
      onChange={(server) => onChange({ ...meeting, server })}
    />
    <TextSetting
      key={`ice ${meeting.ice}`}
      label={t('settings.ice')}
      help={t('settings.ice.help')}
      placeholder={EXAMPLES.ice}
      value={meeting.ice}
      check={(text) => faultOf(readIce(text))}
      onChange={(ice) => onChange({ ...meeting, ice })}
    />
  </>
)
