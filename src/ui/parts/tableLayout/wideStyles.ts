/** Styles of the table for large screens and for phones that are held sideways. */
import './TableLayout.wide.module.css'
import './Tray.wide.module.css'
import './QuestionPanel.wide.module.css'
