/** Styles of the panel's shadow tree, which separates them from the site's. */
export const styles = `
:host { all: initial; color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
* { font: inherit; box-sizing: border-box; }
dialog { position: fixed; inset: 0 0 0 auto; z-index: 2147483646; width: min(44rem, 100vw); height: 100dvh; max-height: none;
  margin: 0; padding: 1rem; overflow: auto; border: 0; border-inline-start: 1px solid GrayText; background: Canvas; color: CanvasText; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
h1 { margin: 0; font-size: 1.25rem; font-weight: 700; }
h2 { margin: 1.25rem 0 0.5rem; font-weight: 700; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem 0.25rem 0; border-bottom: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); text-align: start; overflow-wrap: break-word; }
th { font-weight: 600; }
@media (max-width: 40rem) { dialog { font-size: 12px; } select { max-width: 6.5rem; } }
a { color: LinkText; }
button, select { min-height: 1.75rem; max-width: 100%; }
summary { cursor: pointer; padding: 0.25rem 0; }
pre { margin: 0 0 0.5rem; padding: 0.5rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-family: ui-monospace, monospace; background: color-mix(in srgb, CanvasText 8%, Canvas); }
.problem { padding: 0.5rem; border-inline-start: 4px solid #c0392b; background: color-mix(in srgb, #c0392b 12%, Canvas); white-space: pre-wrap; }
.badge { position: fixed; inset: auto auto 0.5rem 0.5rem; z-index: 2147483645; padding: 0.25rem 0.75rem; border: 0; border-radius: 1rem; background: #8a2f1d; color: #fff; cursor: pointer; }
.badge[hidden] { display: none; }
`
