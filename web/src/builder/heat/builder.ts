import type { GameBuilder } from '../builders';
import Thumbnail from '../Thumbnail.svelte';
import Board from './Board.svelte';
import Piece from './Piece.svelte';

export const builder: GameBuilder = { Board, Thumbnail, Piece, boxes: false, actions: ['mirror', 'find-corners'] };
