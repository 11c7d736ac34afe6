/**
 * How long React works without looking whether anything more urgent waits: 5 ms as it comes. That suits a page that is
 * being taken over, and what moves. A step of the visitor would be cut into ten pieces, with a frame between any two.
 */
import { unstable_forceFrameRate } from 'scheduler';

/** Pieces of 50 ms: what a browser calls a long task begins there. */
const PIECES_A_SECOND = 20;
const AS_IT_COMES = 0;

/** For a step that the visitor waits for. */
export function workInLargePieces(): void {
  unstable_forceFrameRate(PIECES_A_SECOND);
}

export function workInSmallPieces(): void {
  unstable_forceFrameRate(AS_IT_COMES);
}
