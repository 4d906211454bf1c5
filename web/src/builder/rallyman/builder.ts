import type { GameBuilder } from '../builders';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import Supplies from './Supplies.svelte';
import Thumbnail from './Thumbnail.svelte';

export const builder: GameBuilder = { Board, Thumbnail, Piece, Supplies, sheet: true, boxes: false };
