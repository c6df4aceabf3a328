/** What the pictures on cards mean, in words. */
import { t } from '../../lib/words.svelte';
import type { Picture, Sign } from './look';
import { isGlue } from './signs';

function nameOf(icon: Picture): string {
  const [kind, id] = icon.split('/') as [string, string?];
  if (!id || id === 'any') return t(`tm-board-picture-${icon.replace('/', '-')}`);
  const name = t(kind === 'tag' && id === 'event' ? 'tm-board-picture-event' : `tm-${kind}-${id.replaceAll('_', '-')}`);
  return kind === 'tag' ? t('tm-board-sign-tag', { tag: name }) : name;
}

function amountOf({ n, box }: Sign): string {
  if (n === undefined) return '';
  if (typeof n === 'string') return ` ${n}`;
  if (n < 0) return ` −${-n}`;
  return box ? ` +${n}` : n === 1 ? '' : ` × ${n}`;
}

/** What a picture says: "plant production −1 (any player)". */
export function wordsOf(sign: Sign): string {
  if (isGlue(sign)) return t(`tm-board-picture-${sign.icon}`);
  const thing = nameOf(sign.icon);
  const named = sign.box && sign.icon.startsWith('resource/') ? t('tm-board-sign-production', { thing }) : thing;
  const said = `${named}${amountOf(sign)}`;
  const whose = sign.any ? t('tm-board-sign-any', { sign: said }) : said;
  return sign.star ? t('tm-board-sign-star', { sign: whose }) : whose;
}
