/** The platform's icon: a canopy over two posts. */
export function AdminIcon() {
  return (
    <svg style={{ width: '100%', height: 'auto', minWidth: 18 }} viewBox="0 0 24 24" role="img" aria-label="Forecourt">
      <rect width="24" height="24" rx="5" fill="var(--theme-elevation-900)" />
      <path d="M4.5 9.5v-2l15-2.5v2.6L4.5 9.5Zm2 2.2 2-.25V19h-2v-7.3Zm9-1.1 2-.25V19h-2v-8.4Z" fill="var(--theme-elevation-0)" />
    </svg>
  )
}

/** The logo above the sign-in form. */
export function AdminLogo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 26, fontWeight: 600, letterSpacing: '-0.02em' }}>
      <span style={{ width: 36 }}>
        <AdminIcon />
      </span>
      Forecourt
    </span>
  )
}
