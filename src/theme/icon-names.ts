/**
 * Every icon the site draws, by its name in the Tabler set. Content picks from this list by type,
 * and UnoCSS makes the class `i-tabler-<name>` for each, so that an unknown icon does not compile.
 */
export const iconNames = [
  'accessible', 'alert-triangle', 'api', 'arrow-left', 'arrow-right', 'arrows-sort', 'barcode', 'bell', 'bolt', 'book',
  'brain', 'brand-facebook', 'brand-github', 'brand-linkedin', 'brand-youtube', 'briefcase', 'bug', 'bulb', 'calendar',
  'camera', 'cash', 'certificate', 'chart-bar', 'chart-line', 'check', 'chevron-down', 'chevron-right', 'clipboard-list',
  'clock', 'cloud', 'code', 'compass', 'credit-card', 'database', 'device-mobile', 'download', 'external-link',
  'file-text', 'fingerprint', 'gauge', 'git-branch', 'headset', 'heart-handshake', 'history', 'key', 'language',
  'layers-intersect', 'layout', 'list-check', 'lock', 'mail', 'map-pin', 'menu-2', 'message', 'messages', 'microscope',
  'network', 'package', 'palette', 'pencil', 'phone', 'player-pause', 'player-play', 'plug', 'printer', 'qrcode',
  'receipt', 'refresh', 'report-money', 'robot', 'rocket', 'route', 'rss', 'scale', 'school', 'search', 'server',
  'shield-lock', 'shopping-cart', 'sort-ascending', 'sort-descending', 'speakerphone', 'star', 'star-filled',
  'stethoscope', 'target', 'test-pipe', 'tool', 'truck', 'upload', 'user-check', 'users', 'users-group', 'video', 'wifi-off',
  'world', 'x',
] as const

/** The name of an icon that the site has. */
export type IconName = (typeof iconNames)[number]
