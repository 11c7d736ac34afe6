/**
 * How long React works without looking whether anything more urgent waits: 5 ms as it comes. That suits a page that is
 * being taken over. Later, a change of a season or of a view would be cut into ten pieces with a frame between any two.
 */
import { unstable_forceFrameRate } from 'scheduler';

/** 50 ms: what a browser calls a long task begins there. */
const PIECES_A_SECOND = 20;

export function workInLargePieces(): void {
  unstable_forceFrameRate(PIECES_A_SECOND);
}
