/** Styles of a table that scrolls from top to bottom, as large text needs it. */
import './TableLayout.flow.module.css'
import './Tray.flow.module.css'
import './QuestionPanel.flow.module.css'
