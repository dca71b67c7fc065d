/** What every panel of the sign-in popup is given. */
export interface PanelProps {
  /** Typed once for all panels. */
  readonly phone: string
  readonly onPhone: (phone: string) => void
}

/** Of the panels that bring somebody in. */
export interface EntryPanelProps extends PanelProps {
  readonly agreed: boolean
  readonly onAgreed: (agreed: boolean) => void
  readonly onEntered: () => void
}
