import type { GameBuilder } from '../builders';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import Thumbnail from './Thumbnail.svelte';

export const builder: GameBuilder = { Board, Thumbnail, Piece, boxes: false };
